import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shrinkPicture, type StoredPicture } from './shrink-picture.ts'

/** A picture of one colour. */
function drawn(width: number, height: number, alpha = 1) {
	const background = { r: 249, g: 192, b: 86, alpha }
	return sharp({ create: { width, height, channels: 4, background } })
}

async function stored(file: Uint8Array): Promise<StoredPicture> {
	const picture = await shrinkPicture(file)
	if (typeof picture === 'string') throw new Error(picture)
	return picture
}

test(
	'a photograph becomes an upright, narrow JPEG without camera metadata',
	{ tags: 'night' },
	async () => {
		const photograph = await drawn(3_000, 2_000)
			.jpeg()
			.withMetadata({ orientation: 6 })
			.withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '40/1' } })
			.toBuffer()
		expect((await sharp(photograph).metadata()).exif).toBeDefined()
		const picture = await stored(photograph)
		expect(picture).toMatchObject({ width: 1_040, height: 1_560, type: 'image/jpeg' })
		expect(picture.name).toMatch(/^[0-9a-f]{32}-1040x1560\.jpg$/)
		const { format, exif, xmp, icc, orientation } = await sharp(picture.bytes).metadata()
		expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'jpeg' })
		expect(Buffer.from(picture.bytes).includes('Ada')).toBe(false)
	},
)

test('the same file always gets the same name, and a different file gets a different name', async () => {
	const [one, again, other] = await Promise.all([
		stored(await drawn(40, 30).png().toBuffer()),
		stored(await drawn(40, 30).png().toBuffer()),
		stored(await drawn(41, 30).png().toBuffer()),
	])
	expect(again.name).toBe(one.name)
	expect(other.name).not.toBe(one.name)
})

test('a transparent picture remains a PNG, an opaque picture becomes a JPEG, and small pictures keep their size', async () => {
	const [through, opaque, webp] = await Promise.all([
		stored(await drawn(300, 200, 0.5).png().toBuffer()),
		stored(await drawn(300, 200).png().toBuffer()),
		stored(await drawn(300, 200, 0.5).webp().toBuffer()),
	])
	expect(through).toMatchObject({ width: 300, height: 200, type: 'image/png' })
	expect(opaque).toMatchObject({ width: 300, height: 200, type: 'image/jpeg' })
	expect(webp).toMatchObject({ type: 'image/png' })
})

test('a very tall picture is limited in height', { tags: 'night' }, async () => {
	expect(await stored(await drawn(500, 9_000).png().toBuffer())).toMatchObject({ height: 4_160 })
})

test.each([
	['nothing', ''],
	['text', 'not a picture'],
	['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
	['GIF', 'GIF89a'],
	['HTML', '<!doctype html><img src=x>'],
])('%s is not a picture', async (_name, text) => {
	expect(await shrinkPicture(Buffer.from(text))).toBe('format')
})

test('an SVG that begins like a JPEG is refused as damaged', async () => {
	const file = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg/>')])
	expect(await shrinkPicture(file)).toBe('damaged')
})

test('a picture file that is cut off in the middle is refused as damaged', async () => {
	const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
	const create = { width: 400, height: 400, channels: 3, background: '#000', noise } as const
	const file = await sharp({ create }).jpeg().toBuffer()
	expect(await shrinkPicture(file.subarray(0, file.length / 2))).toBe('damaged')
})

test('animated WebP and PNG pictures are refused', async () => {
	const frames = await sharp(
		[await drawn(20, 20).png().toBuffer(), await drawn(20, 20, 0.5).png().toBuffer()],
		{ join: { animated: true } },
	)
		.webp()
		.toBuffer()
	expect(await shrinkPicture(frames)).toBe('animated')
	const still = await drawn(20, 20).png().toBuffer()
	// The `acTL` chunk of an animated PNG: its length, its name, two numbers, and a checksum that is not checked.
	const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
	const moving = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
	expect(await shrinkPicture(moving)).toBe('animated')
})

test(
	'a small file with too many pixels is refused before it is decoded',
	{ tags: 'night' },
	async () => {
		const file = await sharp({
			create: { width: 12_000, height: 6_000, channels: 3, background: '#000' },
		})
			.png()
			.toBuffer()
		expect(file.length).toBeLessThan(1_000_000)
		expect(await shrinkPicture(file)).toBe('pixels')
	},
)
