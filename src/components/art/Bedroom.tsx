/** The upper storey: a person in bed with a phone. */
export function Bedroom() {
	return (
		<svg viewBox="0 0 480 236" preserveAspectRatio="xMidYMax" aria-hidden="true">
			<path fill="var(--line)" d="M60 236v-86h12v56h252v-26h12v56h-12v-16H72v16z" />
			<path fill="var(--paint)" d="M72 192H324V208H72zM73 192c-3-20-3-38 4-42 9-2 15 14 19 42z" />
			<circle fill="var(--wall)" cx="106" cy="148" r="15" />
			<path fill="var(--wall)" d="M88 194c-4-20 2-29 14-29 12 0 19 9 24 29z" />
			<path
				fill="none"
				stroke="var(--wall)"
				strokeWidth="9"
				strokeLinecap="round"
				d="M106 174l24 9 14-13"
			/>
			<path
				fill="var(--blind)"
				d="M112 208v-13c14-8 30-7 44-8 14-2 20-21 36-21s24 17 36 20c26 4 48 0 66 0 6-8 20-8 24 0 4 4 6 10 6 22z"
			/>
			<path fill="var(--line)" d="M139 172l11-22 8 4-11 22z" />
			<path stroke="var(--lamp)" strokeWidth="2.5" d="M139.5 170l10-20" />
			<path fill="var(--line)" d="M394 230v-86h4v86h18v6h-40v-6z" />
			<path fill="var(--lamp)" d="M368 144 382 98h28l14 46z" />
			<path fill="var(--wall)" d="M190 30h120v70H190z" />
			<path fill="var(--blind)" d="M197 37h106v56H197z" />
			<circle fill="var(--paint)" cx="280" cy="56" r="9" />
			<path fill="var(--slat)" d="M197 93l30-32 22 22 16-12 38 22z" />
		</svg>
	)
}
