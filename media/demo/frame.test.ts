/** @module-tag night */
import { expect, test } from 'vitest'
import { exampleLevels } from '#cms/reader/facts/example-week.ts'
import { pageLanguages } from '#site-map/pages.ts'
import { words } from '#cms/reader/entries.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import { duskOf, evenings } from './evenings.ts'
import { frame, poster } from './frame.ts'
import { durationSeconds, framesPerSecond, scenes } from './scenes.ts'
import { type ShapeName, shapes } from './shapes.ts'
import { movedEntry, price, thursday, thursdayMorning, tuesday, week } from './week.ts'

const moments = Array.from({ length: durationSeconds * 5 + 1 }, (_, index) => index / 5)
const shapeNames: readonly ShapeName[] = ['landscape', 'portrait']
const cuts = shapeNames.flatMap((shape) => pageLanguages.map((language) => ({ shape, language })))

test('the scenes cover ninety seconds without a gap', () => {
	expect(durationSeconds).toBe(90)
	expect(scenes.at(0)?.from).toBe(0)
	expect(scenes.at(-1)?.to).toBe(90)
	for (const [index, scene] of scenes.entries()) {
		expect(scene.to).toBeGreaterThan(scene.from)
		expect(scenes[index + 1]?.from ?? 90).toBe(scene.to)
	}
})

test.each(cuts)('every frame is well-formed, $shape $language', ({ shape, language }) => {
	for (const t of moments) {
		const markup = frame(t, shape, language)
		expect(markup, `at ${t} s`).not.toMatch(/NaN|undefined|Infinity|null|false/)
		expect(count(markup, /<(g|svg|text)[ >]/g), `at ${t} s`).toBe(
			count(markup, /<\/(g|svg|text)>/g),
		)
	}
})

test.each(shapeNames)('every paint and colour that a frame uses is defined, %s', (shape) => {
	for (const t of moments) {
		const markup = frame(t, shape, 'en')
		expect(
			undefinedNames(markup, /url\(#([\w-]+)\)/g, (id) => `id="${id}"`),
			`at ${t} s`,
		).toEqual([])
		expect(
			undefinedNames(markup, /var\(--([\w-]+)\)/g, (name) => `--${name}:`),
			`at ${t} s`,
		).toEqual([])
	}
})

test.each(shapeNames)(
	'a frame depends only on its moment, not on the frames drawn before it, %s',
	(shape) => {
		const forwards = moments.map((t) => frame(t, shape, 'en'))
		const backwards = moments.toReversed().map((t) => frame(t, shape, 'en'))
		expect(backwards.toReversed()).toEqual(forwards)
	},
)

test.each(shapeNames)('a frame has the size of its shape, %s', (shape) => {
	const { width, height } = shapes[shape]
	expect(frame(0, shape, 'en')).toContain(`viewBox="0 0 ${width} ${height}"`)
})

test.each(cuts)(
	'the frames show every text of their language and no other text, $shape $language',
	(cut) => {
		const { shape, language } = cut
		const { app, days, clock } = words('film', language).lettering
		const { company, entries, ...labels } = app
		const own = new Set([
			...[days, company, labels, entries, clock].flatMap((row) => Object.values(row)),
			...words('captions').cues.flatMap((cue) => cue[language].split('\n')),
			siteName(),
		])
		const frames = [poster(shape, language), ...moments.map((t) => frame(t, shape, language))]
		const seen = new Set(frames.flatMap(textsOf))
		const figures = /^(?:[+−]?\d{1,3}|\d\d:\d\d|–)$/
		expect([...seen].filter((text) => !own.has(text) && !figures.test(text))).toEqual([])
		expect([...own].filter((word) => !seen.has(word))).toEqual([])
	},
)

test.each(shapeNames)('the camera never jumps, %s', (shape) => {
	const { camera } = shapes[shape]
	for (let index = 1; index <= durationSeconds * framesPerSecond; index++) {
		const [before, after] = [camera((index - 1) / framesPerSecond), camera(index / framesPerSecond)]
		expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(45)
		expect(Math.abs(after.scale - before.scale)).toBeLessThan(0.07)
	}
})

test('the light of each evening stays off until the dusk of that day', () => {
	for (const day of [1, 2, 3, 4]) {
		for (const t of moments.filter((moment) => moment >= 9 && moment <= duskOf(day))) {
			expect(evenings(t)[day]?.light, `day ${day} at ${t} s`).toBe(0)
		}
	}
})

test('the window blind of each day shows the original forecast until the call is moved to another day, and the new forecast afterwards', () => {
	const after = evenings(50)
	expect(after.map(({ blind }) => blind)).toEqual(week.map(({ forecast }) => forecast))
	expect(evenings(90).map(({ blind }) => blind)).toEqual(week.map(({ redrawn }) => redrawn))
})

test('the cost of Thursday’s plan agrees with the forecast', () => {
	const plan = week[thursday]?.plan ?? []
	const cost = plan.reduce((sum, kind) => sum + price[kind], 0)
	expect(thursdayMorning - cost).toBe(week[thursday]?.forecast)
	expect(plan[movedEntry]).toBe('call')
})

test('Thursday has the same forecast in the film as in the example week on the landing page', () => {
	expect(week[thursday]?.forecast).toBe(exampleLevels[thursday])
})

test('moving the call costs Tuesday exactly the energy that Thursday gains', () => {
	const [from, to] = [week[thursday], week[tuesday]]
	expect((from?.redrawn ?? 0) - (from?.forecast ?? 0)).toBe(price.call)
	expect((to?.forecast ?? 0) - (to?.redrawn ?? 0)).toBe(price.call)
	expect([from?.forecast, from?.redrawn]).toEqual([18, 37])
})

function count(text: string, pattern: RegExp): number {
	return [...text.matchAll(pattern)].length
}

function undefinedNames(
	markup: string,
	pattern: RegExp,
	definition: (name: string) => string,
): string[] {
	const used = new Set([...markup.matchAll(pattern)].map(([, name = '']) => name))
	return [...used].filter((name) => !markup.includes(definition(name)))
}

function textsOf(markup: string): string[] {
	const texts = [...markup.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim())
	return texts.filter((text) => text !== '' && !text.startsWith('svg{'))
}
