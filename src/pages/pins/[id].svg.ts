import type { APIRoute, GetStaticPaths } from 'astro'
import { renderToStaticMarkup } from 'react-dom/server'
import { PinBadge } from '#components/art/PinBadge.tsx'
import { pins } from '#publishing/guides.ts'
import type { Pin } from '#words/schemas/guides.ts'

/** Serves each pin as an SVG file, so that it can be downloaded without a script. */
export const getStaticPaths: GetStaticPaths = () =>
	pins().map((pin) => ({ params: { id: pin.id }, props: pin }))

export const GET: APIRoute<Pin> = ({ props }) =>
	new Response(renderToStaticMarkup(PinBadge(props)), {
		headers: { 'content-type': 'image/svg+xml' },
	})
