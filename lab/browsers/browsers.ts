// npm run --prefix lab browsers [-- BROWSER …]
// Opens every page in Firefox and WebKit, completes both quizzes, plays the film, sends the form, logs in to the panel
// and changes a sentence. Prints a table; exits with 1 if anything fails. Both browsers are Debian's; the gate's
// journeys cover Chromium.
import { globSync } from 'node:fs'
import { account, checks } from './checks.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { serveByHttps } from './https.ts'
import { openWebKit } from './webkit.ts'
import { installPackages } from '../../testing/browser.ts'
import { startServerWith } from '../../testing/site-server.ts'

const firefox = '/usr/bin/firefox-esr'
const miniBrowser = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'

installPackages({
	'firefox-esr': firefox,
	'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
	xvfb: '/usr/bin/xvfb-run',
	xauth: '/usr/bin/xauth',
	// WebKit needs these two packages to play the film.
	'gstreamer1.0-plugins-good': '/usr/lib/*/gstreamer-1.0/libgstisomp4.so',
	'gstreamer1.0-libav': '/usr/lib/*/gstreamer-1.0/libgstlibav.so',
})

const browsers: Readonly<Record<string, () => Promise<Driver>>> = {
	firefox: () => openFirefox(firefox),
	webkit: () => openWebKit(globSync(miniBrowser)[0] ?? ''),
}

const named = process.argv.slice(2)
const chosen = named.length > 0 ? named : Object.keys(browsers)
const unknown = chosen.filter((name) => !(name in browsers))
if (unknown.length > 0) {
	const names = Object.keys(browsers).join(', ')
	console.error(`No such browser: ${unknown.join(', ')}. Browsers: ${names}`)
	process.exit(2)
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
