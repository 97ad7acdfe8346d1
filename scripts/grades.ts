// npm run grades [-- --wapiti=SECONDS]
// What others' tools say of the built site, one line a grade: Mozilla's HTTP Observatory and Google's CSP
// Evaluator for every page, wapiti against the running server, linters for secrets and the lock file.
// Everything runs on this machine; ends with 1 where a grade is not reached. wapiti is Debian's. The others are
// installed from the exact versions in grades/tools/package.json, without a lock file: they are tools of a check and
// never run in production.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readOptions } from '#server/cli/command-line.ts'
import { certificate, certificateKey } from '#testing/certificate.ts'
import { isInternalPage } from '#server/platform/static/files.ts'
import { pages } from '#testing/built-pages.ts'
import { startServer } from '#testing/site-server.ts'
import { startTls } from './grades/tls.ts'
import { usageOf } from './usage-of.ts'

const { values } = readOptions(usageOf(import.meta.filename), {
	wapiti: { type: 'string', default: '300' },
})
const tools = join(import.meta.dirname, 'grades/tools')
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'grades-'))

/** What is wrong; empty when the grade is reached. */
type Grade = Readonly<{ name: string; words: string; faults: readonly string[] }>

const addresses = pages
	.filter(({ file }) => !isInternalPage(file.slice('dist/'.length)))
	.map(({ path }) => path)

async function observatory(port: number): Promise<Grade> {
	const cert = join(folder, 'localhost.pem')
	writeFileSync(cert, certificate)
	const { httpPort, httpsPort, stop } = await startTls(port, {
		cert: certificate,
		key: certificateKey,
	})
	const ports = JSON.stringify({ httpPort, httpsPort })
	// More than the pages of the build: one that the server makes, and the not-found page.
	const paths = [...addresses, '/waitlist/sent', '/waitlist/confirm', '/404']
	const { stdout } = await run(process.execPath, [join(tools, 'observatory.js'), ports, ...paths], {
		env: { ...process.env, NODE_EXTRA_CA_CERTS: cert },
	})
	stop()
	const graded: { path: string; score: number; grade: string; failed: string[] }[] = lines(stdout)
	const scores = graded.map(({ score }) => score)
	return {
		name: 'HTTP Observatory',
		words: `${graded.length} pages, worst ${Math.min(...scores)}, best ${Math.max(...scores)}`,
		faults: graded
			.filter(({ score, grade }) => score < 125 || grade !== 'A+')
			.map(({ path, score, grade, failed }) => `${path} ${grade} ${score}: ${failed.join('; ')}`),
	}
}

async function policies(): Promise<Grade> {
	const args = [join(tools, 'policies.js'), 'dist/.policies.json']
	const { stdout } = await run(process.execPath, args)
	const read: { page: string; findings: { severity: number; text: string }[] }[] = lines(stdout)
	const high = 40
	const count = read.flatMap(({ findings }) => findings).length
	return {
		name: 'CSP Evaluator',
		words: `${read.length} policies, ${count} findings`,
		faults: read.flatMap(({ page, findings }) =>
			findings.filter(({ severity }) => severity <= high).map(({ text }) => `${page}: ${text}`),
		),
	}
}

/**
 * All that concern this site, but for three: one asks for headers that browsers have dropped (the
 * Observatory grades those we send), two ask other machines.
 */
const modules = 'common,backup,crlf,htaccess,methods,-http_headers,-ssrf,-wapp'

function wapiti(address: string): Grade {
	const report = join(folder, 'wapiti.json')
	// It says that it takes brotli and cannot read it.
	const scan = `-u ${address}/ --scope domain -d 5 -m ${modules} -H Accept-Encoding:gzip --no-bugreport`
	const to = `--max-scan-time ${values.wapiti} --store-session ${folder} -f json -o ${report} -v 1`
	const args = `${scan} ${to}`.split(' ')
	const { error, stdout } = spawnSync('wapiti', args, { encoding: 'utf8' })
	const seen = /found (\d+) URLs and forms/.exec(stdout ?? '')?.[1]
	if (error) return { name: 'wapiti', words: 'apt-get install wapiti', faults: ['not installed'] }
	const { vulnerabilities, anomalies, infos } = JSON.parse(readFileSync(report, 'utf8'))
	const kinds: { info: string; method: string; path: string }[][] = [
		...Object.values<never>(vulnerabilities),
		...Object.values<never>(anomalies),
	]
	const found = kinds.flat()
	return {
		name: `wapiti ${infos.version.replace(/^\D+/, '')}`,
		words: `${seen} addresses and forms, ${found.length} findings`,
		faults: found.map(({ method, path, info }) => `${method} ${path}: ${info}`),
	}
}

async function linter(name: string, tool: string, ...args: string[]): Promise<Grade> {
	const bin = join(tools, 'node_modules/.bin', tool)
	const faults = await run(bin, args).then(
		() => [],
		(error: { stdout: string; stderr: string }) => [error.stdout + error.stderr],
	)
	return { name, words: faults.length === 0 ? 'clean' : 'not clean', faults }
}

function secrets(): Promise<Grade> {
	const rules = ['--secretlintrc', `${tools}/.secretlintrc.json`]
	return linter(
		'secretlint',
		'secretlint',
		...rules,
		'--secretlintignore',
		'scripts/grades/tools/.secretlintignore',
		'**/*',
	)
}

function lockFile(): Promise<Grade> {
	const args = '--path package-lock.json --type npm --validate-integrity --validate-https'
	return linter('lockfile-lint', 'lockfile-lint', ...args.split(' '))
}

function lines(output: string) {
	return output
		.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line))
}

const server = await startServer()
try {
	const grades = [
		await observatory(server.port),
		await policies(),
		wapiti(server.address),
		await secrets(),
		await lockFile(),
	]
	for (const { name, words, faults } of grades) {
		console.log(`${faults.length === 0 ? 'reached' : 'MISSED '}  ${name}: ${words}`)
		for (const fault of faults) console.log(`  ${fault}`)
	}
	process.exitCode = grades.some(({ faults }) => faults.length > 0) ? 1 : 0
} finally {
	await server.stop()
	rmSync(folder, { recursive: true })
}
