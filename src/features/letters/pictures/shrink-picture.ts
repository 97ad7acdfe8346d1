import { hash } from 'node:crypto'
import type { Sharp } from 'sharp'
import {
	type NamedPicture,
	type PictureFault,
	pictureLimits,
	pictureName,
} from './rules/letter-picture.ts'

export type StoredPicture = NamedPicture & { readonly bytes: Uint8Array }

/** The first bytes of the accepted formats, in hexadecimal: JPEG, PNG and WebP. */
const signatures = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/] as const

/** JPEG quality, 0 to 100, at which photographs and drawings show no visible loss. */
const quality = 82

let earlier: Promise<unknown> = Promise.resolve()

/**
 * Converts an uploaded file to a picture for letters: upright, at most twice as wide as the column of an email, without
 * metadata and in sRGB. An opaque picture becomes a JPEG, any other a PNG, because Outlook does not show WebP. Converts
 * one picture at a time, because a photograph of 60 million pixels needs 200 MB of memory.
 *
 * @returns the reason if the file is refused
 */
export async function shrinkPicture(file: Uint8Array): Promise<StoredPicture | PictureFault> {
	const beginning = Buffer.from(file.subarray(0, 12)).toString('hex')
	if (!signatures.some((signature) => signature.test(beginning))) return 'format'
	const result = earlier.then(() => shrink(file))
	earlier = result.catch(() => {})
	return await result
}

async function shrink(file: Uint8Array): Promise<StoredPicture | PictureFault> {
	const sharp = await loadSharp()
	// The number of pixels is checked below before this is called, so that a picture with too many is refused with a
	// reason of its own.
	const open = () => sharp(file, { limitInputPixels: pictureLimits.maxPixels, failOn: 'error' })
	try {
		const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
		if (pages > 1 || isAnimatedPng(file)) return 'animated'
		if (width * height > pictureLimits.maxPixels) return 'pixels'
		const { isOpaque } = await open().stats()
		return await encode(open(), isOpaque ? 'image/jpeg' : 'image/png')
	} catch {
		// The library's message can repeat content of the file.
		return 'damaged'
	}
}

async function encode(picture: Sharp, type: NamedPicture['type']): Promise<StoredPicture> {
	const { maxWidth, maxHeight } = pictureLimits
	const upright = picture
		.autoOrient()
		.resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
	const encoded =
		type === 'image/png'
			? upright.png({ palette: true, quality })
			: upright.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true })
	const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
	const { width, height } = info
	const name = pictureName({ hash: hash('sha256', data).slice(0, 32), width, height, type })
	return { name, width, height, type, bytes: data }
}

/** Whether a PNG has an animation chunk before its pixels. `sharp` would read only the first frame of such a file. */
function isAnimatedPng(file: Uint8Array): boolean {
	const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
	const control = text.indexOf('acTL', 0, 'latin1')
	return control !== -1 && control < text.indexOf('IDAT', 0, 'latin1')
}

/** Loads `sharp` on the first upload, and restricts it to the three accepted formats. */
async function loadSharp() {
	const { default: sharp } = await import('sharp')
	sharp.block({ operation: ['VipsForeignLoad'] })
	sharp.unblock({
		operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
	})
	sharp.cache(false)
	sharp.concurrency(1)
	return sharp
}
