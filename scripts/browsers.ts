// npm run browsers [-- BROWSER …]
// Opens every page in Chromium, Firefox and WebKit, takes both quizzes to a result, plays the film,
// sends the form and logs in to the panel. Prints a table; ends with 1 where something fails. Firefox
// and WebKit are Debian's, so this is no part of the gate.
import { globSync } from 'node:fs'
import { account, checks } from './browsers/checks.ts'
import type { Driver } from './browsers/driver.ts'
import { serveByHttps } from './browsers/https.ts'
import { openWithPuppeteer } from './browsers/puppeteer.ts'
import { openWebKit } from './browsers/webkit.ts'
import { findBrowser, installPackages } from '#testing/browser.ts'
import { startServerWith } from '#testing/site-server.ts'
import { readOptions, refuseArguments } from '#server/cli/command-line.ts'
import { usageOf } from './usage-of.ts'

const { positionals: named } = readOptions(
	usageOf(import.meta.filename),
	{},
	{ allowPositionals: true },
)
const firefox = '/usr/bin/firefox-esr'
const miniBrowser = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'

installPackages({
	'firefox-esr': firefox,
	'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
	xvfb: '/usr/bin/xvfb-run',
	xauth: '/usr/bin/xauth',
	// With these WebKit plays the film.
	'gstreamer1.0-plugins-good': '/usr/lib/*/gstreamer-1.0/libgstisomp4.so',
	'gstreamer1.0-libav': '/usr/lib/*/gstreamer-1.0/libgstlibav.so',
})

const browsers: Readonly<Record<string, () => Promise<Driver>>> = {
	chromium: () => openWithPuppeteer('chrome', findBrowser() ?? ''),
	firefox: () => openWithPuppeteer('firefox', firefox),
	webkit: () => openWebKit(globSync(miniBrowser)[0] ?? ''),
}

const chosen = named.length > 0 ? named : Object.keys(browsers)
const unknown = chosen.filter((name) => !(name in browsers))
if (unknown.length > 0) {
	const names = Object.keys(browsers).join(', ')
	refuseArguments(`No such browser: ${unknown.join(', ')}. Browsers: ${names}`)
}

const server = await startServerWith({
	ADMIN_USERNAME: account.username,
	ADMIN_PASSWORD: account.password,
})
const https = await serveByHttps(server.address)
const failures: string[] = []
const columns = await Promise.all(chosen.map(runChecks))
console.log(`| | ${chosen.join(' | ')} |\n|---|${chosen.map(() => '---|').join('')}`)
checks.forEach(([check], row) => {
	console.log(`| ${check} | ${columns.map((column) => column[row] ?? '').join(' | ')} |`)
})
for (const failure of failures) console.error(failure)
https.close()
await server.stop()
process.exitCode = failures.length > 0 ? 1 : 0

/** What one browser says to each check. */
async function runChecks(name: string): Promise<readonly string[]> {
	const driver = await browsers[name]?.()
	if (!driver) return []
	const column: string[] = []
	for (const [check, run, expected] of checks) {
		const problems = await run(driver, https.site).then(
			(): string[] => [],
			(error: unknown) => [String(error)],
		)
		const reported = await driver.takeErrors()
		problems.push(...reported.filter((error) => !expected?.test(error)))
		column.push(problems.length === 0 ? 'ok' : '**fails**')
		failures.push(...problems.map((problem) => `${name}, ${check}: ${problem}`))
	}
	await driver.close()
	return column
}
