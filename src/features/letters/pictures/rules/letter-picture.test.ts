import { expect, test } from 'vitest'
import { parsePictureName, pictureLine, pictureName, shownSize } from './letter-picture.ts'

const hash = '0123456789abcdef0123456789abcdef'

test('the name of a picture contains its hash, size and type, and can be parsed', () => {
	const picture = { width: 1040, height: 693, type: 'image/png' } as const
	const name = pictureName({ hash, ...picture })
	expect(name).toBe(`${hash}-1040x693.png`)
	expect(parsePictureName(name)).toEqual({ name, ...picture })
	expect(parsePictureName(`${hash}-9x9.jpg`)).toMatchObject({ type: 'image/jpeg' })
})

test.each([
	'',
	`${hash}.jpg`,
	`${hash}-0x9.jpg`,
	`${hash}-9x9.svg`,
	`../${hash}-9x9.jpg`,
	`${hash.toUpperCase()}-9x9.jpg`,
	`${hash}-9x9.jpg?open=1`,
	`${hash}-9x9.jpg\n`,
])('%j is not the name of a picture', (name) => {
	expect(parsePictureName(name)).toBeNull()
})

test('a picture is shown as wide as the column of an email, but never wider than its file, and at least one pixel high', () => {
	expect(shownSize({ width: 1040, height: 693 })).toEqual({ width: 520, height: 347 })
	expect(shownSize({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 })
	expect(shownSize({ width: 1040, height: 1 })).toEqual({ width: 520, height: 1 })
})

test('the Markdown of a picture is one line, whatever its alternative text contains', () => {
	expect(pictureLine(`${hash}-9x9.jpg`, ' A [lit]\nwindow ')).toBe(
		String.raw`![A \[lit\] window](/letters/pictures/${hash}-9x9.jpg)`,
	)
})
