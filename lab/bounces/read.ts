// npm run --prefix lab bounces -- FOLDER Reads each email of a folder as if sent to one of our signed addresses. Prints
// how many emails of each kind were recognized per mail server (the file name without its number), and the names of
// unrecognized emails.
import { createSecretKey } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBounceAddresses } from '../../src/features/bounces/bounce-address.ts'
import { maxSourceBytes } from '../../src/features/bounces/imap-mailbox.ts'
import { createReportReader } from '../../src/features/bounces/read-mailbox.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
	console.error('npm run --prefix lab bounces -- FOLDER')
	process.exit(2)
}

const kinds = ['hard', 'soft', 'complaint', 'none', 'unreadable'] as const
const key = createSecretKey(Buffer.alloc(32, 1))
const { addressOf, findMail } = createBounceAddresses('bounces.example.org', key)
const recipient = `Delivered-To: ${addressOf({ personId: 'lab', mailId: '0'.repeat(32) })}\r\n`
const reports = createReportReader()

async function kindOf(mail: Buffer): Promise<(typeof kinds)[number]> {
	const source = Buffer.concat([Buffer.from(recipient), mail]).subarray(0, maxSourceBytes)
	if (findMail(source.toString('latin1')) === null) throw new Error('The address is not recognized')
	const report = await reports.run(source).catch(() => 'unreadable' as const)
	return report === 'unreadable' ? report : (report?.kind ?? 'none')
}

const counts = new Map<string, Record<(typeof kinds)[number], number>>()
const missed: string[] = []
for (const entry of readdirSync(folder, { withFileTypes: true }).filter((each) => each.isFile())) {
	const kind = await kindOf(readFileSync(join(folder, entry.name)))
	for (const name of [entry.name.replace(/-?\d*\.\w+$/, ''), 'all']) {
		const row = counts.get(name) ?? { hard: 0, soft: 0, complaint: 0, none: 0, unreadable: 0 }
		counts.set(name, { ...row, [kind]: row[kind] + 1 })
	}
	if (kind === 'none' || kind === 'unreadable') missed.push(entry.name)
}
await reports.close()

console.table(
	Object.fromEntries([...counts].toSorted(([one], [other]) => one.localeCompare(other))),
)
console.log(`Not recognized: ${missed.toSorted().join(' ') || 'none'}`)
