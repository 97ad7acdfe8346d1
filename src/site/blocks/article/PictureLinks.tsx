import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'a'>, 'className'> & {
	/** The address of the drawing, without its format. */
	picture: `/${string}`
	/** What the drawing shows, for the accessible names of the links. */
	of: string
	words: { readonly png: string; readonly svg: string }
	/** The words that are shared with the picture; see site/scripts/articles/pass-on.ts. */
	'data-text'?: string
}

/** Two links that save a drawing: as a PNG, which needs scripts, and as its SVG file. */
export function PictureLinks({ picture, of, words, ...link }: Props) {
	return (['png', 'svg'] as const).map((format) => (
		<a
			key={format}
			{...link}
			href={`${picture}.svg`}
			download={`${picture.split('/').at(-1)}.${format}`}
			aria-label={`${words[format]}: ${of}`}
			{...(format === 'png' && { 'data-action': 'png', 'data-scripted': true })}
		>
			{words[format]}
		</a>
	))
}
