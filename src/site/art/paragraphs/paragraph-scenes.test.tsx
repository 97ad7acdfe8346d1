import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaintServers } from '#site/art/windows/PaintServers.tsx'
import { guides as allGuides, methodPages, pinPages, quotePages } from '#site/seo/props/guides.ts'
import { type Parts, proseText, tagsOf } from '#testing/islands/prose-document.ts'
import { scenes as sceneFormats } from '#cms/reader/schemas/drawings.ts'
import { paragraphScenes } from './paragraph-scenes.ts'

const paintServers = renderToStaticMarkup(<PaintServers />)
const scenes = Object.entries(paragraphScenes)

test.each(scenes)('%s has neither inline styles, which CSP forbids, nor ids', (_name, Drawing) => {
	expect(renderToStaticMarkup(<Drawing />)).not.toMatch(/ (style|id)=/)
})

test.each(scenes)('%s takes its colours from tokens and paint servers', (_name, Drawing) => {
	const markup = renderToStaticMarkup(<Drawing />)
	for (const [, colour] of markup.matchAll(/(?:fill|stroke)="([^"]*)"/g)) {
		expect(colour).toMatch(/^(none|var\(--[\w-]+\)|url\(#paint-\w+\))$/)
	}
	for (const [, paint] of markup.matchAll(/url\(#([^)]*)\)/g)) {
		expect(paintServers).toContain(`id="${paint}"`)
	}
})

const paths = [
	'/introvert-productivity',
	'/social-battery-psychology',
	'/social-battery-tracker',
	'/social-energy-management',
]
const guides = [
	...allGuides().filter(({ head }) => paths.includes(head.path)),
	...pinPages(),
	...quotePages(),
]

const namesOf = (parts: Parts) =>
	tagsOf('Scene', parts).map(({ attributes }) => String(attributes['name']))

test.each(guides.map((guide) => [guide.head.path, guide] as const))(
	'%s has two scenes and a pull quote, and its text does not repeat the quote',
	(_path, { parts }) => {
		const pulls = tagsOf('PullQuote', parts)
		expect(new Set(namesOf(parts)).size).toBeGreaterThan(1)
		expect(pulls.length).toBeGreaterThanOrEqual(1)
		for (const pull of pulls)
			expect(proseText(parts).split(proseText([{ content: [pull] }]))).toHaveLength(2)
	},
)

test.each([...allGuides(), ...pinPages(), ...quotePages(), ...methodPages()])(
	'$head.path never has two drawings of the same format in a row',
	({ parts }) => {
		const formats = namesOf(parts)
			.map((name) => new Map<string, unknown>(Object.entries(sceneFormats)).get(name))
			.map((format) => (typeof format === 'number' ? 'half' : format))
		for (const [index, format] of formats.entries()) expect(format).not.toBe(formats[index + 1])
	},
)
