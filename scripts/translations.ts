import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import js2xliff from 'xliff/js2xliff'
import xliff2js from 'xliff/xliff2js'
import { checkWordsFile } from '#words/check-words.ts'
import { languages } from '#domain/pages/languages.ts'
import { textsIn, withTexts } from './translations/units.ts'
import { commandArguments, refuseArguments } from '#server/cli/command-line.ts'

/**
 * Hands the texts of a language to a translation service or to a translator's program, and takes them back, in XLIFF 2.
 *
 * @example npm run translations -- export de  // writes translations.de.xlf
 * @example npm run translations -- import translations.de.xlf
 */
const usage = `npm run translations -- export LANGUAGE   writes all English texts with those of a language into translations.LANGUAGE.xlf
npm run translations -- import FILE       puts what came back in its places`
const [command, argument, ...more] = commandArguments(usage)
if (argument === undefined || more.length > 0) refuseArguments(usage)
const folder = 'src/content'

if (command === 'export') await exportTexts(argument)
else await importTexts(argument)

type Unit = { readonly source: string; readonly target?: string }

async function exportTexts(language: string): Promise<void> {
	const known = languages.filter((tag) => tag !== 'en')
	if (!known.some((tag) => tag === language))
		fail(`Name one of these languages: ${known.join(', ')}.`)
	const resources: Record<string, Record<string, Unit>> = {}
	let missing = 0
	for (const file of files()) {
		const isOfLanguage = file.includes('/en/')
		const translated = inLanguage(file, language)
		if (!isOfLanguage && file.includes(`/${language}/`)) continue
		if (isOfLanguage && !existsSync(translated)) continue
		const sources = textsIn(readFileSync(file, 'utf8'), 'en', isOfLanguage)
		const targets = textsIn(readFileSync(translated, 'utf8'), language, isOfLanguage)
		const places = [...sources].filter(([place]) => targets.has(place))
		missing += sources.size - places.length
		if (places.length > 0)
			resources[file] = Object.fromEntries(
				places.map(([place, source]) => [place, { source, target: targets.get(place) ?? '' }]),
			)
	}
	const xml = await js2xliff({ sourceLanguage: 'en', targetLanguage: language, resources })
	const output = `translations.${language}.xlf`
	writeFileSync(output, xml)
	const units = Object.values(resources).flatMap((texts) => Object.keys(texts)).length
	console.log(`${output}: ${units} texts. ${missing} English texts have no counterpart.`)
}

async function importTexts(file: string): Promise<void> {
	if (!existsSync(file)) fail(`There is no file ${file}.`)
	const { resources, targetLanguage } = await xliff2js(readFileSync(file, 'utf8')).catch(() =>
		fail(`${file} is not XLIFF 2.`),
	)
	for (const [source, texts] of Object.entries(resources)) {
		const path = inLanguage(source, targetLanguage)
		if (!existsSync(path)) fail(`There is no file ${path}.`)
		const before = readFileSync(path, 'utf8')
		const targets = Object.entries(texts).flatMap(([place, { target }]) =>
			target ? [[place, target] as const] : [],
		)
		const after = withTexts(before, targetLanguage, source.includes('/en/'), new Map(targets))
		if (after === before) continue
		writeFileSync(path, after)
		try {
			checkWordsFile(path.slice(`${folder}/`.length))
			console.log(`Changed ${path}`)
		} catch (error) {
			writeFileSync(path, before)
			console.error(
				`${error instanceof Error ? error.message : String(error)}\nNothing of this file was changed.`,
			)
			process.exitCode = 1
		}
	}
}

/** The files with English texts. */
function files(): readonly string[] {
	return globSync(`${folder}/**/*.{yaml,mdoc}`)
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => !languages.some((tag) => tag !== 'en' && file.includes(`/${tag}/`)))
		.toSorted()
}

function inLanguage(file: string, language: string): string {
	return file.replace('/en/', `/${language}/`)
}

function fail(fault: string): never {
	console.error(fault)
	process.exit(1)
}
