import type { APIRoute, GetStaticPaths } from 'astro'
import { renderToStaticMarkup } from 'react-dom/server'
import { QuotePicture, quoteFormats } from '#components/art/QuotePicture.tsx'
import typeface from '#layouts/fonts/ysabeau.woff2?inline'
import { quotePages } from '#publishing/guides.ts'

type Picture = Omit<Parameters<typeof QuotePicture>[0], 'typeface'>

/** Serves each quote as an SVG file in every format, so that it can be saved without a script. */
export const getStaticPaths: GetStaticPaths = () =>
	quotePages().flatMap(({ items, site }) =>
		items.flatMap((quote) =>
			Object.keys(quoteFormats).map((format) => ({
				params: { file: `${quote.id}-${format}` },
				props: { ...quote, format, site },
			})),
		),
	)

export const GET: APIRoute<Picture> = ({ props }) =>
	new Response(renderToStaticMarkup(QuotePicture({ ...props, typeface })), {
		headers: { 'content-type': 'image/svg+xml' },
	})
