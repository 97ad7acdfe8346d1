import type { PageLanguage } from '#site-map/pages.ts'
import { words as wordsOf } from '#cms/reader/entries.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import { logoSvg, paintsSvg } from './art.tsx'
import { evenings } from './evenings.ts'
import { houseSvg } from './house.ts'
import { ramp, round } from './keyframes.ts'
import { customProperties } from './palette.ts'
import { phoneSvg } from './phone.ts'
import { at } from './scenes.ts'
import { sentenceSvg } from './sentence.ts'
import { type Shape, type ShapeName, shapes } from './shapes.ts'
import { clockSvg, skySvg, nightAt } from './sky.ts'

/**
 * One frame of the film. Pure: the same moment gives the same markup on every machine.
 *
 * @param t seconds from the start, 0 to 90
 * @returns the markup of one SVG element
 * @example frame(52, 'portrait', 'de')
 */
export function frame(t: number, name: ShapeName, language: PageLanguage): string {
	return picture({ house: t, phone: t, clock: t }, name, language)
}

/**
 * The picture before the film plays: Friday evening's windows beside the plan on the phone, which the film shows one
 * after the other.
 */
export function poster(name: ShapeName, language: PageLanguage): string {
	const moments = { house: at('friday', 5), phone: at('move', 8.6), clock: at('end') }
	return picture(moments, name, language)
}

/** The moment of the film that each part of the picture shows, in seconds. */
type Moments = { house: number; phone: number; clock: number }

function picture(
	{ house, phone, clock }: Moments,
	name: ShapeName,
	language: PageLanguage,
): string {
	const shape = shapes[name]
	const words = wordsOf('film', language).lettering
	const night = nightAt(house)
	const camera = shape.camera(phone)
	const lit = evenings(house).map((evening) => ({
		...evening,
		labelled: house === phone ? evening.labelled : 1,
	}))
	const parts = [
		paintsSvg,
		skySvg(house, shape, camera.y),
		houseSvg(lit, camera, shape, night, words),
		`<path fill="var(--plinth)" d="M0 ${shape.ground}H${shape.width}V${shape.height}H0z"/>`,
		phoneSvg(phone, shape, words, house),
		clockSvg(clock, shape, words),
		nameSvg(clock, shape),
		house === phone && sentenceSvg(phone, shape, language),
	].filter(Boolean)
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${shape.width}" height="${shape.height}" viewBox="0 0 ${shape.width} ${shape.height}"><style>svg{${customProperties(night)}}</style>${parts.join('')}</svg>`
}

function nameSvg(t: number, { name }: Shape): string {
	const shown = round(ramp(t, at('end', 1.2), at('end', 2)))
	if (shown === 0) return ''
	const mark = { width: round(name.size * 0.46), height: round(name.size * 0.64) }
	return `<g opacity="${shown}"><svg x="${name.x}" y="${round(name.y - mark.height)}" width="${mark.width}" height="${mark.height}" color="var(--ink)">${logoSvg}</svg><text x="${round(name.x + name.size * 0.62)}" y="${name.y}" font-size="${name.size}" font-weight="380" letter-spacing="-2" fill="var(--ink)">${siteName()}</text></g>`
}
