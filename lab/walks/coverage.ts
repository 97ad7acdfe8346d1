// Loaded into the server before its first module: on SIGUSR2 it writes which functions have run since the previous
// signal.
import { renameSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'

const file = process.env['WALK_FILE'] ?? ''
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
process.on('SIGUSR2', () => void write())

async function write(): Promise<void> {
	const { result } = await session.post('Profiler.takePreciseCoverage')
	writeFileSync(`${file}.part`, JSON.stringify(result))
	renameSync(`${file}.part`, file)
}
