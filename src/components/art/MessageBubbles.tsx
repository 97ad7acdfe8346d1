/** A window sill with tea and a phone lying face down; three empty speech bubbles outside. */
export function MessageBubbles() {
	return (
		<svg viewBox="0 0 440 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<path fill="var(--glass)" d="M0 0H440V320H0z" />
			<path
				fill="var(--plinth)"
				d="M0 252V176h54v-14h10v14h14v-30h40v56h46v50zM276 252v-56h44v-40h16v-12h10v12h46v34h48v62z"
			/>
			<path fill="var(--lamp)" d="M90 162h10v14H90zM352 172h10v14h-10z" />
			<path
				fill="none"
				stroke="var(--on-wall-soft)"
				strokeWidth="2.5"
				d="M52 40H150V84H82L68 100V84H52zM252 30H330V70H282L268 84V70H252zM318 92H398V128H378L366 140V128H318z"
			/>
			<path
				stroke="var(--on-wall-soft)"
				strokeWidth="7"
				strokeLinecap="round"
				d="M84 62h.1M101 62h.1M118 62h.1M274 50h.1M291 50h.1M308 50h.1M341 110h.1M358 110h.1M375 110h.1"
			/>
			<path fill="var(--paint)" d="M214 0h11v252h-11zM0 252H440V320H0z" />
			<path fill="var(--lamp)" d="M86 272l10 14h100l8-14z" />
			<path fill="var(--line)" d="M92 260H200l4 12-8 11H88l-6-11z" />
			<path
				fill="var(--room)"
				d="M284 214h66v44c0 12-6 20-16 20h-34c-10 0-16-8-16-20zM350 222h10c18 0 18 34 0 34h-11v-8h10c7 0 7-18 0-18h-9z"
			/>
			<path
				fill="none"
				stroke="var(--on-wall-soft)"
				strokeWidth="3"
				strokeLinecap="round"
				d="M304 202c-7-10 7-12 0-24M326 204c-7-10 7-12 0-24"
			/>
		</svg>
	)
}
