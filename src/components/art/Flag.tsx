import type { FC, ReactNode } from 'react'

type Country = 'us' | 'in' | 'gb' | 'de' | 'br'

type Props = { country: Country }

const flags: Record<Country, FC> = { us: Us, in: In, gb: Gb, de: De, br: Br }

/** A flag of 24 by 16 pixels in its official colours; decorative, because the country's name is beside it. */
export function Flag({ country }: Props) {
	const Drawing = flags[country]
	return <Drawing />
}

/** The canvas of a flag. `grid` is its view box, in units that make the official proportions whole numbers. */
function FlagCanvas({ grid, children }: { grid: string; children: ReactNode }) {
	return (
		<svg viewBox={`0 0 ${grid}`} width="24" height="16" aria-hidden="true">
			{children}
		</svg>
	)
}

/** 13 stripes; 50 stars as dots of nine dashed lines. */
function Us() {
	return (
		<FlagCanvas grid="39 26">
			<path fill="#fff" d="M0 0H39V26H0z" />
			<path
				stroke="#b22234"
				strokeWidth="2"
				d="M0 1H39M0 5H39M0 9H39M0 13H39M0 17H39M0 21H39M0 25H39"
			/>
			<path fill="#3c3b6e" d="M0 0H15.6V14H0z" />
			<path
				stroke="#fff"
				strokeWidth=".9"
				strokeLinecap="round"
				strokeDasharray="0 2.6"
				d="M1.3 1.4h13.1m-13.1 2.8h13.1m-13.1 2.8h13.1m-13.1 2.8h13.1m-13.1 2.8h13.1M2.6 2.8h10.5m-10.5 2.8h10.5m-10.5 2.8h10.5m-10.5 2.8h10.5"
			/>
		</FlagCanvas>
	)
}

/** The 24 spokes of the wheel are the dashes of a ring as thick as the wheel's radius. */
function In() {
	return (
		<FlagCanvas grid="36 24">
			<path fill="#ff671f" d="M0 0H36V8H0z" />
			<path fill="#fff" d="M0 8H36V16H0z" />
			<path fill="#046a38" d="M0 16H36V24H0z" />
			<g fill="none" stroke="#06038d">
				<circle cx="18" cy="12" r="3.3" strokeWidth=".6" />
				<circle cx="18" cy="12" r="1.65" strokeWidth="3.3" pathLength="48" strokeDasharray="1" />
			</g>
		</FlagCanvas>
	)
}

/** The red diagonals are offset: the broad white edge is above them at the hoist and below them at the fly. */
function Gb() {
	return (
		<FlagCanvas grid="60 40">
			<path fill="#012169" d="M0 0H60V40H0z" />
			<path stroke="#fff" strokeWidth="8" d="M0 0 60 40M60 0 0 40" />
			<path
				fill="#c8102e"
				d="M0 0 30 20V23.2L0 3.2zM60 40 30 20V16.8L60 36.8zM60 0 30 20V16.8L55.2 0zM0 40 30 20V23.2L4.8 40z"
			/>
			<path stroke="#fff" strokeWidth="13.3" d="M30 0V40M0 20H60" />
			<path stroke="#c8102e" strokeWidth="8" d="M30 0V40M0 20H60" />
		</FlagCanvas>
	)
}

function De() {
	return (
		<FlagCanvas grid="3 2">
			<path fill="#000" d="M0 0H3V1H0z" />
			<path fill="#d00" d="M0 .667H3V1.4H0z" />
			<path fill="#fc0" d="M0 1.333H3V2H0z" />
		</FlagCanvas>
	)
}

/** Shows 7 of the 27 stars, because the others would be too small. */
function Br() {
	return (
		<FlagCanvas grid="21 14">
			<path fill="#009739" d="M0 0H21V14H0z" />
			<path fill="#fedd00" d="M1.7 7 10.5 1.7 19.3 7 10.5 12.3z" />
			<circle fill="#012169" cx="10.5" cy="7" r="3.5" />
			<path fill="none" stroke="#fff" strokeWidth=".6" d="M7.19 5.85A8.25 8.25 0 0 1 13.91 7.77" />
			<path
				stroke="#fff"
				strokeWidth=".35"
				strokeLinecap="round"
				d="M11.9 5.6h0M8.2 7.6h0M9.3 8.4h0M10.5 7.9h0M10.5 9.2h0M11.9 8.8h0M12.7 8.3h0"
			/>
		</FlagCanvas>
	)
}
