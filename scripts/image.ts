// npm run image [-- --image NAME] [-- --from NAME]
// Builds the image and uses it as an owner does, in a read-only container without rights: first start, signup, commands,
// backup, restore, a changed setting and an upgrade. `--image` uses one that is there, `--from` upgrades from an older one.
// Ends with 1 at the first step that fails. Needs Docker or Podman.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { readOptions } from '#server/cli/command-line.ts'
import { freePort } from '#testing/free-port.ts'
import { createSite, engineRun, waitFor } from './image/container.ts'
import { usageOf } from './usage-of.ts'

const { values: options } = readOptions(usageOf(import.meta.filename), {
	image: { type: 'string' },
	from: { type: 'string' },
})
const image = options.image ?? 'innervolt:drill'
const site = createSite(await freePort())

/** Runs a step and prints how long it took, and what it found. */
async function step(name: string, work: () => Promise<string> | string): Promise<void> {
	const start = performance.now()
	const found = await work()
	const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
	console.log(`${seconds} s  ${name}${found === '' ? '' : `: ${found}`}`)
}

function build(): string {
	if (options.image === undefined) {
		engineRun(['build', '--file', 'deploy/Dockerfile', '--tag', image, '.'])
	}
	const bytes = Number(engineRun(['image', 'inspect', '--format', '{{.Size}}', image]))
	return `${image} has ${(bytes / 1e6).toFixed(0)} MB`
}

/** Before the first pages there is one that says so, and it is no success for programs. */
async function firstStart(): Promise<string> {
	site.start(options.from ?? image)
	const first = await waitFor(site, '/', ({ status }) => status === 503 || status === 200)
	const probe = await fetch(`${site.origin}/readyz`)
	assert.equal(probe.status, 503)
	assert.match(first.body, /Getting ready/)
	assert.notEqual(site.exec('id', '-u').trim(), '0')
	assert.throws(() => site.exec('touch', '/site/x'), 'the file system is read-only')
	const ready = await waitFor(site, '/readyz', ({ status }) => status === 200)
	return `first answer after ${first.seconds.toFixed(1)} s, pages ${ready.seconds.toFixed(0)} s later`
}

async function signUp(email: string): Promise<string> {
	const answer = await fetch(`${site.origin}/api/waitlist`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: site.origin },
		body: JSON.stringify({ email, source: 'premium', locale: 'en' }),
	})
	assert.equal(answer.status, 202)
	return ''
}

/** Confirms by the link of the newest mail, which is a file, because there is no mail server. */
async function confirm(): Promise<string> {
	await waitFor(site, '/healthz', () => /\.eml$/m.test(site.exec('ls', '/data/outbox')), 30)
	const newest = 'cat "$(ls -t /data/outbox/*.eml | head -1)"'
	const { text = '' } = await PostalMime.parse(site.exec('sh', '-c', newest))
	const [link = ''] = text.match(/https?:\/\/\S+\/waitlist\/confirm\S+/) ?? []
	assert.ok(link.startsWith(site.origin), `the link of the mail is ${link}`)
	const answer = await fetch(link, { method: 'POST', headers: { origin: site.origin } })
	assert.match(await answer.text(), /You are on the list/)
	return ''
}

function commands(): string {
	assert.match(site.exec('npm', 'run', 'doctor', '--', '--offline'), /No faults\./)
	assert.match(site.exec('npm', 'run', 'settings', '--', 'list'), /SITE_URL/)
	assert.match(site.exec('npm', 'run', 'release', '--', 'list'), /\* \d{4}-/)
	const launch = site.exec('sh', '-c', 'npm run launch-check -- --offline || true')
	assert.match(launch, /between this site and an honest launch/)
	return 'doctor, settings, release, launch-check'
}

const isKnown = (email: string) =>
	site.exec('sh', '-c', `npm run waitlist -- export ${email} || true`).includes('"email"')

async function backUpAndRestore(): Promise<string> {
	site.exec('npm', 'run', 'backup', '--', '/data/copy.sqlite')
	site.exec('npm', 'run', 'backup', '--', 'rehearse', '/data/copy.sqlite')
	await signUp('after@example.com')
	assert.ok(isKnown('after@example.com'))
	site.stop()
	const current = options.from ?? image
	site.runOnce(current, 'npm', 'run', 'backup', '--', 'restore', '/data/copy.sqlite')
	site.start(current)
	const { seconds } = await waitFor(site, '/readyz', ({ status }) => status === 200, 60)
	assert.ok(isKnown('before@example.com'), 'who had signed up before is there')
	assert.ok(!isKnown('after@example.com'), 'who signed up later is not')
	return `ready ${seconds.toFixed(1)} s after the start`
}

/** A setting that is built into the pages comes out with a release that the server builds by itself. */
async function changeSetting(): Promise<string> {
	site.exec('npm', 'run', 'settings', '--', 'set', 'OPERATOR_NAME', 'Ada Drill')
	const { seconds } = await waitFor(site, '/terms', (_, body) => body.includes('Ada Drill'))
	return `in the pages after ${seconds.toFixed(0)} s, without a restart of the container`
}

/** The next version: the same one with another title, unless there is an older image to come from. */
function nextImage(): string {
	if (options.from !== undefined) return image
	const folder = mkdtempSync(join(tmpdir(), 'innervolt-image-'))
	const lines = [
		`FROM ${image}`,
		'USER root',
		`RUN sed -i 's/^title: Terms of Service/title: Terms of the next version/' src/content/policies/en/terms.mdoc`,
		'USER node',
	]
	writeFileSync(join(folder, 'Dockerfile'), lines.join('\n'))
	engineRun(['build', '--tag', 'innervolt:drill-next', folder])
	rmSync(folder, { recursive: true })
	return 'innervolt:drill-next'
}

/** The pages of the version before are served at once, until those of the new one are built. */
async function upgrade(): Promise<string> {
	const next = nextImage()
	const before = site.exec('readlink', '/data/releases/current').trim()
	site.stop()
	site.start(next)
	const first = await waitFor(site, '/terms', ({ status }) => status === 200, 60)
	assert.match(first.body, /Ada Drill/)
	const { seconds } = await waitFor(
		site,
		'/terms',
		() => site.exec('readlink', '/data/releases/current').trim() !== before,
	)
	if (options.from === undefined) {
		await waitFor(site, '/terms', (_, body) => body.includes('Terms of the next version'), 10)
	}
	assert.ok(isKnown('before@example.com'))
	return `old pages after ${first.seconds.toFixed(1)} s, those of the new version ${seconds.toFixed(0)} s later`
}

try {
	await step('image', build)
	await step('first start', firstStart)
	await step('signup', () => signUp('before@example.com'))
	await step('confirmation', confirm)
	await step('commands', commands)
	await step('backup, rehearsal, restore', backUpAndRestore)
	await step('a changed setting', changeSetting)
	await step('upgrade', upgrade)
} catch (error) {
	console.error(error instanceof Error ? error.message : error)
	console.error(site.logs())
	process.exitCode = 1
} finally {
	site.remove()
}
