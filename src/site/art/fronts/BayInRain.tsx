/** Streaks of rain over the whole row of windows, each slanting the same way. */
const rain = Array.from(
	{ length: 62 },
	(_, index) => `M${-470 + 20 * index} ${((index * 83) % 218) - 30}l-7 26`,
).join('')

/** A bay of two windows under a slate roof, and rain on the whole front. */
export function BayInRain() {
	return (
		<>
			<path fill="var(--plinth)" d="M14-34H256L292-4H-22z" />
			<path stroke="var(--wall)" strokeWidth="2" d="M2-24H268M-10-14H280" />
			<path
				fill="var(--paint)"
				d="M-28-5H298V5H-28zM-22 5H0V212H-22zM119 5H151V212H119zM270 5H292V212H270zM-28 212H298V223H-28z"
			/>
			<path fill="var(--glass)" d="M-15 14H-7V204H-15zM131 14H139V204H131zM277 14H285V204H277z" />
			<path
				stroke="var(--on-wall-soft)"
				strokeWidth="2"
				strokeLinecap="round"
				opacity=".55"
				d={rain}
			/>
		</>
	)
}
