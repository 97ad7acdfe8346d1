import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#app/app.ts'
import { startMetricsServer } from './metrics-server.ts'
import { createMetrics } from './metrics.ts'

const mails = async () => ({ waiting: 3, sent: 40, failed: 1 })

test('the metrics count responses by status class, for files and routes', async () => {
	const metrics = createMetrics(mails)
	const app = buildApp({
		appUrl: 'https://app.innervolt.example',
		ready: async () => false,
		log: false,
		metrics,
		trustProxy: null,
	})
	onTestFinished(() => app.close())
	const address = await app.listen({ port: 0, host: '127.0.0.1' })
	for (const path of ['/healthz', '/readyz', '/us', '/nowhere?secret', '/api/secret']) {
		await fetch(address + path, { redirect: 'manual' })
	}
	// A route is counted after its response, which the client may receive first.
	await expect.poll(metrics.text).toContain('innervolt_route_seconds_count{route="missing"} 1\n')
	const text = await metrics.text()
	expect(text).toContain('innervolt_answers_total{class="2xx"} 1\n')
	expect(text).toContain('innervolt_answers_total{class="3xx"} 1\n')
	expect(text).toContain('innervolt_answers_total{class="5xx"} 1\n')
	expect(text).toContain('innervolt_route_seconds_count{route="/readyz"} 1\n')
	expect(text).toContain('innervolt_answers_total{class="4xx"} 2\n')
	expect(text).not.toMatch(/secret|nowhere/)
})

test('the buckets of a histogram are cumulative', async () => {
	const metrics = createMetrics(mails)
	for (const milliseconds of [0.4, 4, 4, 40_000]) metrics.observeRoute('/a', milliseconds)
	const text = await metrics.text()
	expect(text).toContain('innervolt_route_seconds_bucket{le="0.001",route="/a"} 1\n')
	expect(text).toContain('innervolt_route_seconds_bucket{le="0.005",route="/a"} 3\n')
	expect(text).toContain('innervolt_route_seconds_bucket{le="10",route="/a"} 3\n')
	expect(text).toContain('innervolt_route_seconds_bucket{le="+Inf",route="/a"} 4\n')
	expect(text).toContain('innervolt_route_seconds_sum{route="/a"} 40.0084\n')
})

test('the metrics report signups, emails and an unavailable database', async () => {
	const metrics = createMetrics(mails)
	metrics.countSignup()
	expect(await metrics.text()).toMatch(/^innervolt_signups_total 1$/m)
	expect(await metrics.text()).toMatch(/^innervolt_mails\{state="waiting"\} 3$/m)
	const without = await createMetrics(() => Promise.reject(new Error('away'))).text()
	expect(without).toMatch(/^innervolt_database_up 0$/m)
	expect(without).not.toContain('innervolt_mails{')
})

test('the metrics server serves only /metrics, on the loopback address', async () => {
	const server = await startMetricsServer(createMetrics(mails), 0)
	onTestFinished(async () => {
		server.close()
		await once(server, 'close')
	})
	const bound = server.address()
	expect(bound).toMatchObject({ address: '127.0.0.1' })
	const port = typeof bound === 'object' ? bound?.port : 0
	const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
	expect(answer.headers.get('content-type')).toContain('version=0.0.4')
	expect(await answer.text()).toContain('process_resident_memory_bytes ')
	expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
})

test.each([
	[true, 'innervolt_mail_server_up 1\n'],
	[false, 'innervolt_mail_server_up 0\n'],
])('the metrics report whether the mail server accepts emails: %s', async (isUp, line) => {
	expect(await createMetrics(mails, async () => isUp).text()).toContain(line)
})

test('the metrics report nothing about the mail server if there is none or its state is unknown', async () => {
	expect(await createMetrics(mails).text()).not.toMatch(/^innervolt_mail_server_up/m)
	const unknown = createMetrics(mails, async () => await Promise.reject(new Error('away')))
	expect(await unknown.text()).not.toMatch(/^innervolt_mail_server_up/m)
})
