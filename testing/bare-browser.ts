import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { browserArguments, findBrowser } from './browser.ts'
import { dataFolder } from './site-server.ts'

/** A browser without an attached tool, because Chromium does not prerender pages in controlled tabs. */
export type BareBrowser = {
	/** Opens a tab. */
	readonly open: (url: string) => Promise<void>
	readonly close: () => Promise<void>
}

/** Starts Chromium with a new profile and opens tabs through its HTTP interface. */
export async function startBareBrowser(): Promise<BareBrowser> {
	const child: ChildProcess = spawn(
		findBrowser() ?? '',
		[
			...browserArguments,
			'--headless=new',
			'--remote-debugging-port=0',
			`--user-data-dir=${dataFolder()}`,
			'about:blank',
		],
		{ stdio: ['ignore', 'ignore', 'pipe'] },
	)
	const exited = once(child, 'exit')
	const port = await debuggingPort(child)
	return {
		open: async (url) => {
			const reply = await fetch(`http://127.0.0.1:${port}/json/new?${url}`, { method: 'PUT' })
			await reply.arrayBuffer()
		},
		close: async () => {
			child.kill()
			await exited
		},
	}
}

async function debuggingPort({ stderr }: ChildProcess): Promise<string> {
	if (stderr === null) throw new Error('The browser has no error output.')
	for await (const line of createInterface(stderr)) {
		const port = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]
		if (port !== undefined) {
			stderr.resume()
			return port
		}
	}
	throw new Error('The browser did not start.')
}
