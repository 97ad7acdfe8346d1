import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Logo } from '#components/art/Logo.tsx'
import { Paints } from '#components/art/Paints.tsx'
import { Silhouette } from '#components/art/Silhouette.tsx'

/** The figures that can be in a room. */
export type SilhouetteName = ComponentProps<typeof Silhouette>['name']

/** The site's drawings as SVG markup, for the film to place. */
export const paintsSvg = renderToStaticMarkup(<Paints />)
export const logoSvg = renderToStaticMarkup(<Logo />)

export function silhouetteSvg(name: SilhouetteName): string {
	return renderToStaticMarkup(<Silhouette name={name} />)
}
