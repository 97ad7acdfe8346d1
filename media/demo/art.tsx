import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Logo } from '#components/art/Logo.tsx'
import { PaintServers } from '#components/art/PaintServers.tsx'
import { Silhouette } from '#components/art/Silhouette.tsx'

/** The figures that can be in a room. */
export type SilhouetteName = ComponentProps<typeof Silhouette>['name']

/** The site's drawings as SVG markup, for the film to place. */
export const paintsSvg = renderToStaticMarkup(<PaintServers />)
export const logoSvg = renderToStaticMarkup(<Logo />)

export function silhouetteSvg(name: SilhouetteName): string {
	return renderToStaticMarkup(<Silhouette name={name} />)
}
