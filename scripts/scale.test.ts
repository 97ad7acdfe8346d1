import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, Rule, type Declaration } from 'postcss'
import { expect, test } from 'vitest'

/**
 * In px: the width of a large phone, that of a portrait tablet, the width from which the navigation fits in one line,
 * and the width from which a tool's panel fits beside the tool.
 */
const breakpoints = [520, 720, 900, 1200]

/** In em or rem: the maximum widths of text and boxes. */
const widths = [11, 14, 18, 22, 26, 30, 36, 42, 48]

/** Maximum widths off the scale, with the reason. */
const ownWidths: Readonly<Record<string, string>> = {
	'6rem': 'a day of a drawn week',
	'8.8em': 'ends the lines of the heading of the first screen',
	'15.9em': 'ends the lines below the heading of Your week',
	'16.6em': 'ends the lines below the heading of the first screen',
	'32rem': 'keeps the hint of the form for Premium in three lines',
}

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const files = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted()

const tokens = 'src/site/layouts/tokens.css'
const sheets = files('src/**/*.css').map((file) => ({ file, sheet: parse(read(file)) }))
const declarations = sheets.flatMap(({ file, sheet }) => {
	const found: { place: string; selector: string; prop: string; value: string }[] = []
	sheet.walkDecls((each: Declaration) => {
		const { parent, prop, value } = each
		const selector = parent instanceof Rule ? parent.selector : ''
		found.push({ place: `${file}:${each.source?.start?.line}`, selector, prop, value })
	})
	return found
})

test('the width in a media query belongs to one of the four breakpoints N, as max-width N or min-width N + 1', () => {
	const islands = files('src/**/*.{ts,tsx,astro}')
	const others = [...islands, ...sheets.map(({ file }) => file)].flatMap((file) => {
		const text = read(file)
		return [...text.matchAll(/(?<!@container )\((max|min)-width: (\d+\w+)\)/g)]
			.filter(([, limit, value = '']) => {
				const breakpoint = Number.parseInt(value, 10) - (limit === 'min' ? 1 : 0)
				return !value.endsWith('px') || !breakpoints.includes(breakpoint)
			})
			.map(({ 0: query, index }) => `${file}:${text.slice(0, index).split('\n').length} ${query}`)
	})
	expect(others).toEqual([])
})

test('margins, padding and gaps come from the scale in tokens.css', () => {
	const literal = declarations.filter(
		({ place, prop, value }) =>
			!place.startsWith(tokens) &&
			/^(margin|padding|gap|row-gap|column-gap)(-|$)/.test(prop) &&
			lengths(value).length > 0,
	)
	expect(literal.map(({ place, prop, value }) => `${place} ${prop}: ${value}`)).toEqual([])
})

test('font sizes come from the scale in tokens.css, are in points for print, or depend on the size of the viewport', () => {
	const literal = declarations.filter(
		({ place, prop, value }) =>
			!place.startsWith(tokens) &&
			prop === 'font-size' &&
			/\d(?:px|r?em)\b/.test(value) &&
			!/^(?:min|clamp)\(.*\d(?:vw|svh)\b/.test(value),
	)
	expect(literal.map(({ place, value }) => `${place} font-size: ${value}`)).toEqual([])
})

test('font weights come from the scale in tokens.css', () => {
	const literal = declarations.filter(
		({ place, prop, value }) =>
			!place.startsWith(tokens) && prop === 'font-weight' && /\d/.test(value),
	)
	expect(literal.map(({ place, value }) => `${place} font-weight: ${value}`)).toEqual([])
})

test('line heights are multiples of the font size, in steps of 0.05', () => {
	const odd = declarations.filter(
		({ prop, value }) =>
			prop === 'line-height' && !/^(?:inherit|0|[01](?:\.\d)?|[01]\.\d[05])$/.test(value),
	)
	expect(odd.map(({ place, value }) => `${place} line-height: ${value}`)).toEqual([])
})

test('text and boxes have one of nine maximum widths; pictures have their own', () => {
	const odd = declarations.filter(
		({ prop, selector, value }) =>
			(prop === 'max-width' || (prop === 'width' && value.startsWith('min('))) &&
			!/(?:svg|img|\.picture|\.phone|\.code)\b/.test(selector) &&
			maximumWidths(value).some(
				(width) => !widths.includes(Number(width.replace(/r?em$/, ''))) && !(width in ownWidths),
			),
	)
	expect(odd.map(({ place, prop, value }) => `${place} ${prop}: ${value}`)).toEqual([])
})

test('every custom property used by a style sheet is set somewhere', () => {
	const isSet = new Set(declarations.map(({ prop }) => prop))
	const code = files('src/**/*.{ts,tsx,astro}').map(read).join('\n')
	const unset = declarations.flatMap(({ place, value }) =>
		[...value.matchAll(/var\((--[\w-]+)\)/g)]
			.map(([, name = '']) => name)
			.filter((name) => !isSet.has(name) && !code.includes(`${name}:`))
			.map((name) => `${place} ${name}`),
	)
	expect(unset).toEqual([])
})

/**
 * The lengths of a value that act as spacing. Excludes lengths up to 3 px, which draw lines; negative ones, which place a
 * drawing; px in `calc()`, which are the size of something that the spacing makes room for; and mm, which are for paper.
 */
function lengths(value: string): readonly string[] {
	const withoutSizes = value.replaceAll(/calc\(([^()]|\([^()]*\))*\)/g, (calc) =>
		calc.replaceAll(/[\d.]+px/g, ''),
	)
	const found = withoutSizes.match(/-?[\d.]+(?:px|r?em)\b/g) ?? []
	return found.filter((length) => !length.startsWith('-') && !/^[0-3](?:\.\d+)?px$/.test(length))
}

/** The lengths of a value, without subtracted ones, which are margins. */
function maximumWidths(value: string): readonly string[] {
	return value.match(/(?<!- |[\w.])[\d.]+(?:px|r?em)\b/g) ?? []
}
