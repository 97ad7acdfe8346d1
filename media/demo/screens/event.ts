import type { Lettering } from '#cms/reader/schemas/film.ts'
import { fingerSvg, type Gesture } from '../gesture.ts'
import { iconSvg } from '../icons.ts'
import { ramp, round, track } from '../keyframes.ts'
import { at } from '../scenes.ts'
import { afterCall, expectedCall, morning } from '../week.ts'
import { windowSvg, paneY } from '../sash-window.ts'
import { labelSvg } from './title.ts'

const expected = at('event', 1.6)
const over = at('event', 4.6)
const drag = at('event', 6.3)

const glass = { x: 160, y: 138, scale: 0.94 }

const gesture: Gesture = {
	path: [
		[drag - 1.2, 220, 340],
		[drag - 0.8, 220, 340],
		[drag - 0.1, 244, levelY(morning)],
		[drag, 244, levelY(morning)],
		[drag + 1.4, 244, levelY(afterCall)],
		[drag + 2.4, 244, levelY(afterCall)],
	],
	touches: [[drag, drag + 1.45]],
}

/** The call's screen: its expected cost lowers the blind, its actual cost the light. */
export function eventSvg(t: number, lettering: Lettering): string {
	const light = track(t, [
		[drag, morning],
		[drag + 1.4, afterCall],
	])
	const blind = track(t, [
		[expected, 100],
		[expected + 1.3, morning - expectedCall],
	])
	const window = windowSvg({ light, blind, inside: 'plant' })
	const { app } = lettering
	return [
		headSvg(t, lettering),
		`<g transform="translate(${glass.x} ${glass.y}) scale(${glass.scale})">${window}</g>`,
		costSvg(app.expected, ramp(t, expected + 0.4, expected + 0.9), 164, expectedCall, 400),
		costSvg(app.actual, ramp(t, drag + 0.2, drag + 0.7), 274, Math.round(morning - light), 580),
		fingerSvg(t, gesture),
	].join('')
}

function levelY(charge: number): number {
	return glass.y + paneY(charge) * glass.scale
}

function headSvg(t: number, { app, days, clock }: Lettering): string {
	const past = round(ramp(t, over, over + 0.4))
	return `<rect x="27" y="60" width="60" height="60" rx="2" fill="var(--wall)"/>${iconSvg('call', 35, 68, 44, 'var(--on-wall)')}<text x="101" y="84" font-size="20" font-weight="560" fill="var(--ink)">${app.entries.call}</text><text x="101" y="110" font-size="18" font-weight="480" fill="var(--ink-soft)">${days[0]} <tspan dx="4">${clock['11:00']}</tspan><tspan dx="4" opacity="${past}">–</tspan><tspan dx="4" opacity="${past}">${clock['11:50']}</tspan></text>`
}

/** A cost under its label. */
function costSvg(label: string, share: number, y: number, cost: number, weight: number): string {
	const shown = round(share)
	const figure =
		shown > 0
			? `<text x="24" y="${y + 60}" font-size="62" font-weight="${weight}" letter-spacing="-1.5" fill="var(--ink)" opacity="${shown}">−${cost}</text>`
			: ''
	return labelSvg(label, 27, y) + figure
}
