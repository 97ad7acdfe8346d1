/** A letter slot overflowing with envelopes. */
export function Envelopes() {
	return (
		<svg viewBox="0 0 560 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<path fill="var(--room)" d="M0 0H560V320H0z" />
			<path fill="var(--line)" d="M60 0H330V300H60z" />
			<path fill="var(--wall)" d="M72 0H318V300H72z" />
			<path fill="var(--plinth)" d="M104 0H286V78H104zM104 182H286V276H104z" />
			<path fill="var(--lamp)" d="M118 108h154v36H118zM292 150a7 7 0 1014 0 7 7 0 10-14 0" />
			<path fill="var(--line)" d="M128 117h134v18H128zM0 300H560V320H0z" />
			<g fill="var(--paint)" stroke="var(--line)" strokeWidth="2.5">
				<path d="M132 128 146 88l104 10-4 30z" />
				<path fill="none" d="M146 88l46 34 58-24" />
				<path d="M200 128 218 76l86 28-8 24z" />
				<path fill="none" d="M218 76l32 40 54-12" />
				<path d="M96 268l120 12-2 20H100zM340 262l116-8 4 46H344z" />
				<path fill="none" d="M340 262l62 22 54-30M96 268l58 22 62-10" />
				<path d="M226 246l108 30-8 24H214z" />
				<path fill="none" d="M226 246l42 38 66-8" />
				<path d="M382 190l104 22-10 52-104-22z" />
				<path fill="none" d="M382 190l44 46 60-24" />
			</g>
		</svg>
	)
}
