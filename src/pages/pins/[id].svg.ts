import type { APIRoute, GetStaticPaths } from 'astro'
import { renderToStaticMarkup } from 'react-dom/server'
import { PinBadge } from '#components/art/PinBadge.tsx'
import { pins } from '#content/articles/pins.ts'
import type { Pin } from '#content/types/pin.ts'

/** Serves each pin as an SVG file, so that it can be downloaded without a script. */
export const getStaticPaths: GetStaticPaths = () =>
	Object.values(pins).flatMap(({ items }) =>
		items.map((pin) => ({ params: { id: pin.id }, props: pin })),
	)

export const GET: APIRoute<Pin> = ({ props }) => new Response(renderToStaticMarkup(PinBadge(props)))
