// npm run build [-- OPTION …]
// Builds the site into dist/: scripts and pictures for browsers, and the renderer of the pages for the server. The build
// contains no texts and no settings.
// Options: --if-needed, --out FOLDER
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
	existsSync,
	globSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { readOptions } from '#app/cli/command-line.ts'
import { compressFiles } from './build/compress.ts'
import { writeKnownCode } from './build/known-code.ts'
import { usageOf } from './usage-of.ts'

process.env['NODE_ENV'] = 'production'
const { values: options } = readOptions(usageOf(import.meta.filename), {
	/** Builds only if a file that the build reads has changed since the last build. */
	'if-needed': { type: 'boolean', default: false },
	/** Output folder. */
	out: { type: 'string', default: 'dist' },
})
const { out } = options
const stamp = join(out, '.stamp')
const inputs = [
	'src/**',
	'public/**',
	'scripts/build/**',
	'scripts/build.ts',
	'astro.config.ts',
	'package-lock.json',
]

/** Whether only the server reads a file. */
function isOfServer(file: string): boolean {
	return (
		/^src\/(?:app(?!\/panel)|platform|features)\/(?!(?:.*\/)?(?:rules|messages|panel)\/)/.test(
			file,
		) && !/platform\/pages\//.test(file)
	)
}

/** A hash that changes with every file that the build reads. */
function fingerprint(): string {
	const hash = createHash('sha256')
	for (const file of globSync(inputs).toSorted()) {
		if (statSync(file).isFile() && !isOfServer(file)) {
			hash.update(file).update('\0').update(readFileSync(file)).update('\0')
		}
	}
	return hash.digest('hex')
}

async function build(): Promise<void> {
	const wanted = fingerprint()
	const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
	if (options['if-needed'] && found === wanted) return
	console.log('Building the site …')
	// Builds into a folder beside the built site, because a server may be serving the site.
	const next = resolve(`${out}.next`)
	await runAstro(next)
	escapeWideCharacters(join(next, 'server'))
	await writeKnownCode(next)
	await compressFiles(join(next, 'client'))
	writeFileSync(join(next, '.stamp'), wanted)
	const former = `${out}.former`
	if (existsSync(out)) renameSync(out, former)
	renameSync(next, out)
	rmSync(former, { recursive: true, force: true })
}

async function runAstro(folder: string): Promise<void> {
	const program = resolve('node_modules/astro/bin/astro.mjs')
	const args = [program, 'build', '--silent', '--outDir', folder]
	const astro = spawn(process.execPath, args, {
		stdio: ['ignore', 'inherit', 'inherit'],
		env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
	})
	process.once('exit', () => astro.kill('SIGKILL'))
	const [code] = await once(astro, 'exit')
	// Astro has printed the error.
	if (code !== 0) process.exit(1)
}

/**
 * Escapes characters beyond ASCII: a single one would make Node keep the whole file in memory with two bytes per
 * character.
 */
function escapeWideCharacters(folder: string): void {
	for (const file of globSync(join(folder, '**/*.mjs'))) {
		const escaped = readFileSync(file, 'utf8').replace(
			/[^\0-\x7f]/g,
			(unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
		)
		writeFileSync(file, escaped)
	}
}

await build()
