// npm run --prefix lab html
// Runs the W3C's Nu HTML checker on every built page. Exits with 1 on errors, except those listed below.
// Needs a Java runtime, which it installs on Debian as root.
import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { installPackages } from '../../testing/browser.ts'
import { pages } from '../../testing/built-pages.ts'

/** False positives: the checker knows fewer features of the web platform than the browsers we support. */
const ofItsAge: readonly RegExp[] = [
	// Its CSS parser lacks nested functions in var(), @container, @view-transition and light-dark().
	/^CSS: /,
	// It rejects weights between the hundreds, which variable fonts have.
	/^Bad value “\d{3}” for attribute “font-weight”/,
	// It rejects `pathLength` on circles, which SVG 2 allows on every shape.
	/^Attribute “pathLength” not allowed on element “circle”/,
]
/** Whether an error is about the style element that Astro inserts before the first island of a page. */
const ofAstro = (extract: string) => extract.endsWith('<style>astro-')

type Message = { readonly url: string; readonly message: string; readonly extract?: string }

installPackages({ 'default-jre-headless': '/usr/bin/java' })
const checker = join(import.meta.dirname, '../node_modules/vnu-jar/build/dist/vnu.jar')
const flags = ['--stdout', '--errors-only', '--exit-zero-always', '--format', 'json']
const output = execFileSync(
	'java',
	['-Xmx768m', '-jar', checker, ...flags, ...pages.map(({ file }) => file)],
	{ encoding: 'utf8', maxBuffer: 100_000_000 },
)
const { messages }: { messages: readonly Message[] } = JSON.parse(output)
const errors = messages.filter(
	({ message, extract = '' }) =>
		!ofAstro(extract) && ofItsAge.every((known) => !known.test(message)),
)
for (const { url, message, extract } of errors) {
	console.log(`${relative('.', new URL(url).pathname)}: ${message}\n  ${extract ?? ''}`)
}
console.log(`${pages.length} pages, ${errors.length} errors`)
process.exitCode = errors.length === 0 ? 0 : 1
