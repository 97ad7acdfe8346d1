import { expect, test } from 'vitest'
import { duskOf, evenings } from './evening.ts'
import { frame, poster } from './frame.ts'
import { duration, rate, scenes } from './scenes.ts'
import { type ShapeName, shapes } from './shapes.ts'
import { movedEntry, price, thursday, thursdayMorning, tuesday, week } from './week.ts'

const names: readonly ShapeName[] = ['landscape', 'portrait']
const moments = Array.from({ length: duration * 5 + 1 }, (_, index) => index / 5)

test('the scenes cover ninety seconds without a gap', () => {
	expect(duration).toBe(90)
	expect(scenes.at(0)?.from).toBe(0)
	expect(scenes.at(-1)?.to).toBe(90)
	for (const [index, scene] of scenes.entries()) {
		expect(scene.to).toBeGreaterThan(scene.from)
		expect(scenes[index + 1]?.from ?? 90).toBe(scene.to)
	}
})

test.each(names)('every moment has a picture without a broken number, %s', (name) => {
	for (const t of moments) {
		const markup = frame(t, name)
		expect(markup, `at ${t} s`).not.toMatch(/NaN|undefined|Infinity|null|false/)
		expect(count(markup, /<(g|svg|text)[ >]/g), `at ${t} s`).toBe(
			count(markup, /<\/(g|svg|text)>/g),
		)
	}
})

test.each(names)('the same moment is the same picture, in any order, %s', (name) => {
	const forwards = moments.map((t) => frame(t, name))
	const backwards = moments.toReversed().map((t) => frame(t, name))
	expect(backwards.toReversed()).toEqual(forwards)
})

test.each(names)('a picture is as large as its shape, %s', (name) => {
	const { width, height } = shapes[name]
	expect(frame(0, name)).toContain(`viewBox="0 0 ${width} ${height}"`)
})

test.each(names)(
	'the picture speaks no language: days, numbers, hours and the name, %s',
	(name) => {
		for (const markup of [poster(name), ...moments.map((t) => frame(t, name))]) {
			for (const [, text = ''] of markup.matchAll(/>([^<>]+)</g)) {
				if (text.startsWith('svg{')) continue
				expect(text.trim()).toMatch(
					/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun|[+−]?\d{1,3}|\d\d:\d\d|Innervolt|)$/,
				)
			}
		}
	},
)

test.each(names)('the camera never jumps, %s', (name) => {
	const { camera } = shapes[name]
	for (let index = 1; index <= duration * rate; index++) {
		const [before, after] = [camera((index - 1) / rate), camera(index / rate)]
		expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(45)
		expect(Math.abs(after.scale - before.scale)).toBeLessThan(0.07)
	}
})

test('a new light does not go on before its evening', () => {
	for (const day of [1, 2, 3, 4]) {
		for (const t of moments.filter((moment) => moment >= 11 && moment <= duskOf(day))) {
			expect(evenings(t)[day]?.light, `day ${day} at ${t} s`).toBe(0)
		}
	}
})

test('a blind that has come down moves only when the call moves', () => {
	const after = evenings(50)
	expect(after.map(({ blind }) => blind)).toEqual(week.map(({ forecast }) => forecast))
	expect(evenings(90).map(({ blind }) => blind)).toEqual(week.map(({ redrawn }) => redrawn))
})

test('Thursday’s plan costs what the forecast says', () => {
	const plan = week[thursday]?.plan ?? []
	const cost = plan.reduce((sum, kind) => sum + price[kind], 0)
	expect(thursdayMorning - cost).toBe(week[thursday]?.forecast)
	expect(plan[movedEntry]).toBe('call')
})

test('the call gives Thursday what it takes from Tuesday', () => {
	const [from, to] = [week[thursday], week[tuesday]]
	expect((from?.redrawn ?? 0) - (from?.forecast ?? 0)).toBe(price.call)
	expect((to?.forecast ?? 0) - (to?.redrawn ?? 0)).toBe(price.call)
	expect([from?.forecast, from?.redrawn]).toEqual([18, 37])
})

function count(text: string, pattern: RegExp): number {
	return [...text.matchAll(pattern)].length
}
