import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { words } from '#cms/reader/entries.ts'

const root = join(import.meta.dirname, '..')

/**
 * A comment on or above a pattern. It states the maximum length of the texts the pattern is applied to, or where this
 * check finds the pattern.
 */
const remark = /\/\/ (?:at most [\d,]+ characters.*: \w+|checked where it is written: src\/\S+)$/

/** Stands for the gaps of a pattern composed at run time, which the code fills with escaped text or a name. */
const gap = 'x'

/** `source` is null if the whole pattern is known only at run time. */
type Pattern = Readonly<{ place: string; source: string | null; flags: string }>

/** The TypeScript parts of an Astro file, at their lines: front matter, scripts and expressions. */
function sourceOf(file: string): ts.SourceFile {
	const text = readFileSync(join(root, file), 'utf8')
	const code = file.endsWith('.astro')
		? `${text.replace(/^---$/m, '   ').replace(/^---$/m, ';<>')}</>`
		: text
	const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX
	return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
}

/** The literal text of an expression; null if it has none. */
function textOf(node: ts.Node | undefined): string | null {
	if (node === undefined) return null
	if (ts.isStringLiteralLike(node)) return node.text
	if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
		return ts.isNoSubstitutionTemplateLiteral(node.template)
			? (node.template.rawText ?? null)
			: joined(node.template, ({ rawText = '' }) => rawText)
	return ts.isTemplateExpression(node) ? joined(node, ({ text }) => text) : null
}

function joined(
	{ head, templateSpans }: ts.TemplateExpression,
	read: (part: ts.TemplateLiteralLikeNode) => string,
): string | null {
	const parts = [head, ...templateSpans.map(({ literal }) => literal)].map(read)
	// Two or fewer literal characters can only be anchors; the whole pattern is then known only at run time.
	return parts.join('').length > 2 ? parts.join(gap) : null
}

function patternAt(node: ts.Node): Omit<Pattern, 'place'> | null {
	if (ts.isRegularExpressionLiteral(node)) {
		const end = node.text.lastIndexOf('/')
		return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) }
	}
	const isCall = ts.isNewExpression(node) || ts.isCallExpression(node)
	if (!isCall || node.expression.getText() !== 'RegExp') return null
	const [source, flags] = node.arguments ?? []
	return { source: textOf(source), flags: textOf(flags) ?? '' }
}

/** The patterns of a file, except those with a comment that matches `remark`. */
function patternsIn(file: string): readonly Pattern[] {
	const source = sourceOf(file)
	const lines = source.text.split('\n')
	const found: Pattern[] = []
	const visit = (node: ts.Node): void => {
		const pattern = patternAt(node)
		const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
		if (pattern && ![lines[line], lines[line - 1]].some((each = '') => remark.test(each)))
			found.push({ place: `${file}:${line + 1}`, ...pattern })
		ts.forEachChild(node, visit)
	}
	visit(source)
	return found
}

/**
 * The fault of a pattern; null if matching takes at most linear time in the length of the text. The search is bounded
 * by steps, never by time, and starts identically each time, so that a busy machine finds the same faults.
 */
async function faultOf({ source, flags }: Omit<Pattern, 'place'>): Promise<string | null> {
	if (source === null) return 'is composed at run time'
	const found = await check(source, flags, {
		timeout: null,
		attackTimeout: null,
		incubationTimeout: null,
		randomSeed: 1,
		recallLimit: 0,
		attackLimit: 10_000_000,
		maxAttackStringSize: 20_000,
		maxNFASize: 5_000,
		maxIteration: 3,
		maxInitialGenerationSize: 500,
		maxGenerationSize: 50,
		maxGeneStringSize: 600,
		incubationLimit: 10_000,
	})
	if (found.status === 'safe') return null
	const finding = found.status === 'vulnerable' ? found.complexity.summary : 'cannot be checked'
	return `/${source}/${flags}: ${finding}`
}

/** Checks patterns two at a time; more at once would make the checker use too much memory. */
async function faultsOf(patterns: readonly Pattern[]): Promise<readonly string[]> {
	const faults: string[] = []
	const waiting = patterns.values()
	const work = async () => {
		for (const pattern of waiting) {
			// oxlint-disable-next-line no-await-in-loop -- see above
			const fault = await faultOf(pattern)
			if (fault !== null) faults.push(`${pattern.place} ${fault}`)
		}
	}
	await Promise.all([work(), work()])
	return faults
}

/**
 * Matches files that may contain a pattern, so that the others need no parsing. The formatter leaves a space or a
 * bracket before each pattern.
 */
const mayHavePattern = /RegExp\(|[\s([!{]\/(?![/*>\s])/

const files = globSync('src/**/*.{ts,tsx,js,astro}', { cwd: root })
	.map((file) => file.replaceAll('\\', '/'))
	.filter((file) => !/\.test\.tsx?$/.test(file))
	.filter((file) => mayHavePattern.test(readFileSync(join(root, file), 'utf8')))

test('every pattern in the sources runs in linear time', async () => {
	const { de, pt } = words('glossary')
	const forbidden = [...Object.values(de), ...Object.values(pt)].flatMap((term) => term.forbidden)
	const patterns = [
		...files.flatMap(patternsIn),
		// The checker does not support groups with flags, such as `(?i:…)`: the flag is moved to the whole pattern.
		...forbidden.map((source) => ({
			place: 'src/content/facts/glossary.yaml',
			source: source.replaceAll('(?i:', '(?:'),
			flags: 'i',
		})),
	]
	expect(patterns.length).toBeGreaterThan(400)
	const distinct = new Map(
		patterns.map((each) => [`/${each.source ?? each.place}/${each.flags}`, each]),
	)
	expect(await faultsOf([...distinct.values()])).toEqual([])
})

test.each(['^(a+)+$', '(\\w+)=', '\\[(.*?)\\]', '^\\S+@\\S+$', '(?<=[,\\t])(?=\\s*=)'])(
	'the check finds /%s/, which takes longer than linear time',
	async (source) => {
		expect(await faultOf({ source, flags: 'g' })).not.toBeNull()
	},
)
