import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { EventIcon } from '#site/art/events/EventIcon.tsx'
import Logo from '#site/art/objects/logo.svg?react'
import { PaintServers } from '#site/art/windows/PaintServers.tsx'
import { PhoneBody } from '#site/art/screens/PhoneBody.tsx'
import { PhoneStatus } from '#site/art/screens/PhoneStatus.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'

export type SilhouetteName = ComponentProps<typeof Silhouette>['name']

export const paintsSvg = renderToStaticMarkup(<PaintServers />)
export const logoSvg = renderToStaticMarkup(<Logo />)

export function silhouetteSvg(name: SilhouetteName): string {
	return renderToStaticMarkup(<Silhouette name={name} />)
}

export function eventIconSvg(icon: ComponentProps<typeof EventIcon>): string {
	return renderToStaticMarkup(<EventIcon {...icon} />)
}

export function phoneBodySvg(height: number): string {
	return renderToStaticMarkup(<PhoneBody height={height} />)
}

export function phoneStatusSvg(time: string): string {
	return renderToStaticMarkup(<PhoneStatus time={time} />)
}
