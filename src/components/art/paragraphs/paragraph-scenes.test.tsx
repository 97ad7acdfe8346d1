import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaintServers } from '#components/art/PaintServers.tsx'
import { articles } from '#content/articles/articles.ts'
import { pins } from '#content/articles/pins.ts'
import { quotes } from '#content/articles/quotes.ts'
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
	...articles.filter(({ head }) => paths.includes(head.path)),
	...Object.values(pins),
	...Object.values(quotes),
]

test.each(guides.map((guide) => [guide.head.path, guide] as const))(
	'%s has two scenes and a pull quote, which its text does not repeat',
	(_path, { parts }) => {
		const blocks = parts.flatMap((part) => part.blocks)
		const drawn = blocks.flatMap((block) =>
			typeof block !== 'string' && 'scene' in block ? [block.scene.name] : [],
		)
		const pulls = blocks.flatMap((block) =>
			typeof block !== 'string' && 'pull' in block ? [block.pull] : [],
		)
		expect(new Set(drawn).size).toBeGreaterThanOrEqual(2)
		expect(pulls.length).toBeGreaterThanOrEqual(1)
		for (const pull of pulls) {
			expect(JSON.stringify(blocks).split(JSON.stringify(pull).slice(1, -1))).toHaveLength(2)
		}
	},
)
