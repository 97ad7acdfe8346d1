// npm run build [-- OPTION …]
// Builds the pages for the settings in force into dist/, with their compressed copies.
// Options: --if-needed, --unless FOLDER, --before FOLDER, --release, --words FILE, --out FOLDER, --uncompressed
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readOptions } from '#server/cli/command-line.ts'
import { launchFactsFile, type TextFacts } from '#server/launch/launch-texts.ts'
import { catalogueFile } from '#server/words/read-catalogue.ts'
import { languages } from '#domain/pages/languages.ts'
import { buildSettings } from '#settings/built-in.ts'
import { faultsOfSite } from './build/check-site.ts'
import { compressFiles } from './build/compress.ts'
import { writePolicies } from './build/policies.ts'
import { writeProxyConfigs } from './build/proxy-config.ts'
import { releaseSurroundings } from './build/release-surroundings.ts'
import { syncFiles } from './build/sync-files.ts'
import { useWords } from './build/use-words.ts'
import { readSettingsOrExit } from './read-settings.ts'
import { usageOf } from './usage-of.ts'

const { values: options } = readOptions(usageOf(import.meta.filename), {
	/** Only if the built site is outdated for these files and settings. */
	'if-needed': { type: 'boolean', default: false },
	/** Only if the built site in this folder is outdated for these files and settings. */
	unless: { type: 'string' },
	/** Folder of a built site whose compressed files are reused if unchanged. */
	before: { type: 'string' },
	/** For a release: checks the site, and ends with the parent process, at the end of standard input. */
	release: { type: 'boolean', default: false },
	/** JSON file of edits, instead of those of the last publication. */
	words: { type: 'string' },
	/** Output folder. */
	out: { type: 'string', default: 'dist' },
	/** Skips compressed copies, which take a third of the time; for tests that do not need them. */
	uncompressed: { type: 'boolean', default: false },
})
const settings = await readSettingsOrExit()
const { out } = options
const contained = JSON.stringify(buildSettings(settings))
const edits = await useWords(settings, options.words)
const inputs = [
	'src/**',
	'public/**',
	'scripts/build/**',
	'scripts/build.ts',
	'astro.config.ts',
	'package-lock.json',
]

/**
 * Changes with every source file of the pages, with the settings they contain and, in its second half, with the edited
 * words: pages that differ only in these share the first half.
 */
function fingerprint(): string {
	const hash = createHash('sha256').update(contained)
	for (const file of globSync(inputs).toSorted()) {
		if (statSync(file).isFile() && !/^src\/server\/(?!platform\/static\/)/.test(file)) {
			hash.update(file).update('\0').update(readFileSync(file)).update('\0')
		}
	}
	return `${hash.digest('hex')} ${createHash('sha256').update(edits).digest('hex')}`
}

function stampIn(folder: string): string | null {
	const file = `${folder}/.stamp`
	return existsSync(file) ? readFileSync(file, 'utf8') : null
}

async function build(): Promise<void> {
	const wanted = fingerprint()
	const others = [options['if-needed'] ? out : null, options.unless ?? null]
	if (others.some((folder) => folder !== null && stampIn(folder) === wanted)) return
	console.log('Building the pages …')
	await runAstro()
	await writePolicies(out, settings.addresses.api)
	if (!options.uncompressed) await compressFiles(out, options.before ?? null)
	writeProxyConfigs(out)
	writeFileSync(`${out}/.settings.json`, contained)
	writeFileSync(`${out}/.words.json`, edits)
	await writeLaunchFacts()
	await writeTextCatalogues()
	writeFileSync(`${out}/.stamp`, wanted)
	if (options.release) await prepareRelease()
}

/** Writes statements on the pages that the owner has to confirm, for the panel's “Lanzamiento”. */
async function writeLaunchFacts(): Promise<void> {
	// Reads the environment on import.
	const { launchFacts } = await import('#publishing/launch-facts.ts')
	const { settings: _, mailDns: __, ...facts } = launchFacts(settings, null)
	writeFileSync(join(out, launchFactsFile), JSON.stringify(facts satisfies TextFacts))
}

/** Writes the texts of the pages, for the panel's “Textos”. */
async function writeTextCatalogues(): Promise<void> {
	const { textCatalogue } = await import('#words/catalogue/text-catalogue.ts')
	for (const language of languages) {
		writeFileSync(join(out, catalogueFile(language)), JSON.stringify(textCatalogue(language)))
	}
}

/** Ends with this process: a cancelled build must stop writing. */
async function runAstro(): Promise<void> {
	// The server builds releases, and may see the project read-only.
	const surroundings = options.release ? releaseSurroundings(dirname(resolve(out))) : null
	const program = resolve('node_modules/astro/bin/astro.mjs')
	const folders = ['--root', process.cwd(), '--outDir', resolve(out)]
	const args = [...(surroundings?.imports ?? []), program, 'build', '--silent', ...folders]
	const astro = spawn(process.execPath, args, {
		stdio: ['ignore', 'inherit', 'inherit'],
		cwd: surroundings?.cwd,
		env: { ...process.env, ...surroundings?.env, ASTRO_TELEMETRY_DISABLED: '1' },
	})
	process.once('exit', () => astro.kill('SIGKILL'))
	const [code] = await once(astro, 'exit')
	// Astro has printed the error.
	if (code !== 0) process.exit(1)
}

async function prepareRelease(): Promise<void> {
	const faults = await faultsOfSite(out, settings.addresses)
	for (const fault of faults) console.error(fault)
	if (faults.length > 0) process.exit(1)
	await syncFiles(out)
}

if (options.release) {
	// Proxies run as another user and read releases, whoever builds them.
	process.umask(0o022)
	process.stdin.resume().once('end', () => process.exit(1))
	process.once('SIGTERM', () => process.exit(1))
}
await build()
if (options.release) process.exit()
