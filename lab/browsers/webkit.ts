import { spawn } from 'node:child_process'
import { freePort } from '../../testing/free-port.ts'
import type { Driver } from './driver.ts'

/** Key of element references in WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK over classic WebDriver, on a virtual screen. */
export async function openWebKit(miniBrowser: string): Promise<Driver> {
	const port = await freePort()
	const command = ['-a', 'WebKitWebDriver', `--port=${port}`]
	const child = spawn('xvfb-run', command, { stdio: 'ignore', detached: true })
	const stop = () => {
		if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
	}

	async function send(method: string, path: string, body?: object): Promise<unknown> {
		const response = await fetch(`http://127.0.0.1:${port}${path}`, {
			method,
			...(body && { body: JSON.stringify(body) }),
		})
		const { value } = await response.json()
		if (!response.ok) throw new Error(value.message || value.error)
		return value
	}

	async function connect(): Promise<unknown> {
		const capabilities = {
			alwaysMatch: {
				acceptInsecureCerts: true,
				'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
			},
		}
		for (let tries = 1; ; tries++) {
			try {
				return await send('POST', '/session', { capabilities })
			} catch (error) {
				if (!(error instanceof TypeError) || tries === 100) throw error
				// The driver is not listening yet.
				await new Promise((resolve) => setTimeout(resolve, 100))
			}
		}
	}

	const session = Object(
		await connect().catch((error: unknown) => {
			stop()
			throw error
		}),
	)
	const call = (method: string, path: string, body?: object) =>
		send(method, `/session/${session.sessionId}${path}`, body)
	const evaluate = (expression: string) =>
		call('POST', '/execute/sync', { script: `return (${expression})`, args: [] })
	const find = async (selector: string) => {
		const element = await call('POST', '/element', { using: 'css selector', value: selector })
		return `/element/${Object(element)[elementKey]}`
	}
	await call('POST', '/window/rect', { width: 1280, height: 800 })
	return {
		open: async (url) => void (await call('POST', '/url', { url })),
		evaluate,
		click: async (selector) => {
			// WebDriver does not wait for smooth scrolling.
			await evaluate(
				`document.querySelector('${selector}').scrollIntoView({ behavior: 'instant', block: 'center' })`,
			)
			await call('POST', `${await find(selector)}/click`, {})
		},
		type: async (selector, text) =>
			void (await call('POST', `${await find(selector)}/value`, { text })),
		// Classic WebDriver cannot read the console; the proxy's script records it.
		takeErrors: async () => list(await evaluate('window.reported?.splice(0) ?? []')),
		close: async () => {
			await call('DELETE', '')
			stop()
		},
	}
}

function list(value: unknown): readonly string[] {
	return Array.isArray(value) ? value.map(String) : []
}
