import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildSettings } from '#settings/built-in.ts'
import { compressFiles } from './build/compress.ts'
import { writePolicies } from './build/policies.ts'
import { writeProxyConfigs } from './build/proxy-config.ts'
import { readSettingsOrExit } from './read-settings.ts'

const settings = await readSettingsOrExit()
const { values: options } = parseArgs({
	options: {
		/** Only where the built site is not that of these files and settings. */
		'if-needed': { type: 'boolean', default: false },
		/** The folder of the built site, below this one. */
		out: { type: 'string', default: 'dist' },
		/** Without compressed copies, which take a third of the time; for tests that do not need them. */
		uncompressed: { type: 'boolean', default: false },
	},
})
const { out } = options
const stamp = `${out}/.stamp`
const contained = JSON.stringify(buildSettings(settings))
const inputs = [
	'src/**',
	'public/**',
	'scripts/build/**',
	'scripts/build.ts',
	'astro.config.ts',
	'package-lock.json',
]

/** Changes with every file that the pages are made of and with the settings they contain. */
function fingerprint(): string {
	const hash = createHash('sha256').update(contained)
	for (const file of globSync(inputs).toSorted()) {
		if (statSync(file).isFile() && !/^src\/server\/(?!static\/)/.test(file)) {
			hash.update(file).update('\0').update(readFileSync(file)).update('\0')
		}
	}
	return hash.digest('hex')
}

async function build(): Promise<void> {
	const wanted = fingerprint()
	const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
	if (isCurrent && options['if-needed']) return
	console.log('Building the pages …')
	execFileSync('astro', ['build', '--silent', '--outDir', out], {
		stdio: 'inherit',
		env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
	})
	await writePolicies(out, settings.addresses.api)
	if (!options.uncompressed) await compressFiles(out)
	writeProxyConfigs(out)
	writeFileSync(`${out}/.settings.json`, contained)
	writeFileSync(stamp, wanted)
}

await build()
