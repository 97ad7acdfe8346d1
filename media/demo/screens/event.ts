import { fingerSvg, type Gesture } from '../gesture.ts'
import { iconSvg } from '../icons.ts'
import { ramp, round, track } from '../keyframes.ts'
import { at } from '../scenes.ts'
import { afterCall, expectedCall, morning } from '../week.ts'
import { windowSvg, paneY } from '../sash-window.ts'

const expected = at('event', 1.6)
const over = at('event', 4.6)
const drag = at('event', 6.3)

const glass = { x: 150, y: 176, scale: 1.04 }

const gesture: Gesture = {
	path: [
		[drag - 1.2, 246, 440],
		[drag - 0.8, 246, 440],
		[drag - 0.1, 244, levelY(morning)],
		[drag, 244, levelY(morning)],
		[drag + 1.4, 244, levelY(afterCall)],
		[drag + 2.4, 244, levelY(afterCall)],
	],
	touches: [[drag, drag + 1.45]],
}

/** The call's screen: its expected cost lowers the blind, its actual cost the light. */
export function eventSvg(t: number): string {
	const light = track(t, [
		[drag, morning],
		[drag + 1.4, afterCall],
	])
	const blind = track(t, [
		[expected, 100],
		[expected + 1.3, morning - expectedCall],
	])
	const window = windowSvg({ light, blind, inside: 'plant' })
	return [
		headSvg(t),
		`<g transform="translate(${glass.x} ${glass.y}) scale(${glass.scale})">${window}</g>`,
		costSvg(t, expected + 0.4, 246, expectedCall, 'blind'),
		costSvg(t, drag + 0.2, 356, Math.round(morning - light), 'light'),
		fingerSvg(t, gesture),
	].join('')
}

function levelY(charge: number): number {
	return glass.y + paneY(charge) * glass.scale
}

function headSvg(t: number): string {
	const past = round(ramp(t, over, over + 0.4))
	return `<rect x="28" y="66" width="84" height="84" rx="2" fill="var(--wall)"/>${iconSvg('call', 38, 76, 64, 'var(--on-wall)')}<text x="130" y="103" font-size="36" font-weight="440" fill="var(--ink)">11:00</text><text x="130" y="145" font-size="36" font-weight="440" fill="var(--ink)" opacity="${round(0.4 + 0.6 * past)}">11:50</text>`
}

/** A legend entry with its cost: blind for the expected, light for the actual one. */
function costSvg(
	t: number,
	from: number,
	y: number,
	cost: number,
	sign: 'blind' | 'light',
): string {
	const shown = round(ramp(t, from, from + 0.5))
	if (shown === 0) return ''
	const fill = sign === 'blind' ? 'url(#paint-slats)' : 'url(#paint-light)'
	return `<g opacity="${shown}"><rect x="30" y="${y - 58}" width="54" height="16" fill="${fill}" stroke="var(--ink)" stroke-width="2.5"/><text x="27" y="${y + 6}" font-size="58" font-weight="${sign === 'blind' ? 400 : 580}" letter-spacing="-1" fill="var(--ink)">−${cost}</text></g>`
}
