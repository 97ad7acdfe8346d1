/** A kettle and two mugs on a kitchen unit. */
export function Kettle() {
	return (
		<svg viewBox="0 0 360 250" aria-hidden="true">
			<path fill="var(--paint)" stroke="var(--line)" strokeWidth="2.5" d="M10 132H350V250H10z" />
			<path fill="var(--line)" d="M0 120H360V136H0z" />
			<path fill="none" stroke="var(--line)" strokeWidth="2" d="M124 150V250M236 150V250" />
			<path fill="var(--line)" d="M96 168h14v5H96zM138 168h14v5h-14zM250 168h14v5h-14z" />
			<path
				fill="var(--wall)"
				d="M64 120c-6-20-6-42 6-58L46 40l12-9 22 20c10-9 60-9 74 8 14 17 12 42 6 61zM102 32h20v10h-20z"
			/>
			<path fill="none" stroke="var(--wall)" strokeWidth="8" d="M84 52c-6-52 66-52 62 2" />
			<path fill="var(--blind)" d="M206 76h46v44h-46zM278 76h46v44h-46z" />
			<path
				fill="none"
				stroke="var(--blind)"
				strokeWidth="6"
				d="M252 86h10v22h-10M324 86h10v22h-10"
			/>
			<path
				fill="none"
				stroke="var(--blind)"
				strokeWidth="3.5"
				strokeLinecap="round"
				d="M40 24c-6-8 6-10 0-20M222 64c-6-8 6-10 0-20M238 64c-6-8 6-10 0-20"
			/>
		</svg>
	)
}
