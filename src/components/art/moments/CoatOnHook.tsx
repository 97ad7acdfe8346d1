import { coat } from './CoatOnChair.tsx'

/** A coat on a row of hooks beside a table with three glasses, under a lamp. */
export function CoatOnHook() {
	return (
		<svg viewBox="0 0 460 330" aria-hidden="true">
			<path fill="var(--line)" d="M4 34H176V46H4z" />
			<path
				fill="none"
				stroke="var(--line)"
				strokeWidth="6"
				d="M34 46v16a9 9 0 01-18 0M88 46v16a9 9 0 01-18 0M152 46v16a9 9 0 01-18 0"
			/>
			<g transform="translate(-5 -20)">
				<path fill="var(--wall)" d={coat} />
				<path
					fill="var(--plinth)"
					d="M66 84l18 34 18-34c-6-2-30-2-36 0zM83 118h3v162h-3zM52 214h20v4H52zM98 214h20v4H98z"
				/>
			</g>
			<path stroke="var(--line)" strokeWidth="4" d="M330 0V72" />
			<path fill="var(--line)" d="M282 118c0-30 20-46 48-46s48 16 48 46z" />
			<path fill="var(--lamp)" d="M296 118h68c0 11-15 17-34 17s-34-6-34-17z" />
			<path fill="var(--glow)" opacity=".45" d="M282 118h96l60 106H222z" />
			<path
				fill="var(--paint)"
				stroke="var(--line)"
				strokeWidth="2"
				d="M262 180h26l-3 44h-20zM314 180h26l-3 44h-20zM366 180h26l-3 44h-20z"
			/>
			<path
				fill="var(--blind)"
				d="M264 194h22l-2 29h-18zM316 206h22l-2 17h-18zM368 190h22l-2 33h-18z"
			/>
			<path fill="var(--wall)" d="M200 224H460V242H200z" />
			<path fill="var(--line)" d="M322 242h16v76h-16zM284 318H376V330H284z" />
		</svg>
	)
}
