import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// Requests /healthz every 50 ms, or `intervalMs`, in a separate thread, so that a busy sending thread does not make the
// server look slow. Each message asks for the slowest response since the previous message.

const { address, intervalMs = 50 }: { address: string; intervalMs?: number } = workerData
let slowestMs = 0
let asked = 0
let failed = 0

parentPort?.on('message', () => {
	parentPort?.postMessage({ slowestMs: Math.round(slowestMs), asked, failed })
	slowestMs = asked = failed = 0
})

for (;;) {
	const began = performance.now()
	try {
		const answer = await fetch(`${address}/healthz`)
		await answer.arrayBuffer()
		if (!answer.ok) failed++
	} catch {
		failed++
	}
	asked++
	slowestMs = Math.max(slowestMs, performance.now() - began)
	await pause(Math.max(0, intervalMs - (performance.now() - began)))
}
