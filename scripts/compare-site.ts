import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'

/**
 * Keeps what the built site says, and shows what a later build says differently: HTML, structured data, Markdown,
 * llms.txt, sitemap, printed pages, drawings with words, and the texts inside scripts. White space, names with a hash
 * and the order of scripts do not count.
 *
 * @example node scripts/compare-site.ts keep  // before a change, after `npm run build`
 * @example node scripts/compare-site.ts       // after it; exits with 1 where something differs
 */
const {
	positionals: [command = 'compare'],
	values: { site },
} = parseArgs({
	allowPositionals: true,
	options: { site: { type: 'string', default: 'dist' } },
})

const kept = '.compare/kept'
const built = '.compare/built'
const ofPages = ['html', 'md', 'txt', 'xml', 'svg', 'csv', 'json', 'webmanifest', 'vtt']

function write(folder: string): void {
	rmSync(folder, { recursive: true, force: true })
	for (const file of globSync(`**/*.{${ofPages.join(',')}}`, { cwd: site }).toSorted()) {
		save(join(folder, file), normalise(file, readFileSync(join(site, file), 'utf8')))
	}
	const scripts = globSync('assets/*.js', { cwd: site })
	const texts = scripts.flatMap((file) => textsOf(readFileSync(join(site, file), 'utf8')))
	save(join(folder, 'texts-in-scripts.txt'), `${[...new Set(texts)].toSorted().join('\n')}\n`)
}

function save(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true })
	writeFileSync(file, text)
}

function normalise(file: string, text: string): string {
	const plain = text
		.replace(/([\w[\]-]+)\.[\w-]{8}\.(js|css|woff2|mp4|svg)\b/g, '$1.HASH.$2')
		.replace(/sha256-[\w+/=]{44}/g, 'sha256-HASH')
		.replace(/ uid="\w+"/g, '')
	if (!['.html', '.svg', '.xml'].includes(extname(file))) return plain
	return plain
		.replace(/<style[^>]*>.*?<\/style>/gs, '')
		.replace(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs, (_, script: string) =>
			textsOf(script).toSorted().join('\n'),
		)
		.replace(/\s+/g, ' ')
		.replace(/(?=<)|(?<=>)/g, '\n')
		.replace(/\n\s*\n/g, '\n')
		.replace(/(?<=json[^>]*>\n).*/g, (json) => json.replace(/([,{[])/g, '$1\n'))
}

/** The string literals of a script that hold a word. */
function textsOf(script: string): string[] {
	const texts: string[] = []
	const visit = (node: ts.Node): void => {
		if (
			ts.isStringLiteralLike(node) ||
			ts.isTemplateHead(node) ||
			ts.isTemplateMiddleOrTemplateTail(node)
		) {
			const text = node.text
				.replace(/\.[\w-]{8}\.(js|css)\b/g, '.HASH.$1')
				.replace(/\s+/g, ' ')
				.trim()
			if (/\p{L}/u.test(text)) texts.push(text)
		}
		ts.forEachChild(node, visit)
	}
	visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.ESNext))
	return texts
}

if (command === 'keep') {
	write(kept)
	console.log(
		`Kept ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()}`,
	)
} else {
	write(built)
	const { status } = spawnSync(
		'git',
		['diff', '--no-index', '--unified=0', '--word-diff=color', kept, built],
		{ stdio: 'inherit' },
	)
	console.log(status === 0 ? 'Nothing differs.' : '')
	process.exitCode = status ?? 1
}
