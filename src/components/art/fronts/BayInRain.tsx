/** Where a streak of rain begins, each slanting the same way, beside the panes of the whole row. */
const drops = [
	[-430, -14],
	[-322, 60],
	[-318, 172],
	[-170, 22],
	[-166, 140],
	[-20, 96],
	[-24, 190],
	[296, 84],
	[300, 186],
	[430, 18],
	[436, 132],
	[580, 62],
	[584, 176],
	[716, 8],
	[722, 110],
	[-470, 120],
	[-250, -22],
	[-70, -20],
	[350, -18],
	[500, -16],
	[650, -24],
] as const
const rain = drops.map(([x, y]) => `M${x} ${y}l-7 26`).join('')

/** A bay of two windows under a slate roof, and rain on the whole front. */
export function BayInRain() {
	return (
		<>
			<path fill="var(--plinth)" d="M20-46H250L296-4H-26z" />
			<path stroke="var(--wall)" strokeWidth="2" d="M7-34H263M-6-22H276M-18-11H288" />
			<path
				fill="var(--paint)"
				d="M-34-5H304V5H-34zM-22 5H0V212H-22zM119 5H151V212H119zM270 5H292V212H270zM-34 212H304V223H-34z"
			/>
			<path fill="var(--glass)" d="M-15 14H-7V204H-15zM131 14H139V204H131zM277 14H285V204H277z" />
			<path
				stroke="var(--on-wall-soft)"
				strokeWidth="2.5"
				strokeLinecap="round"
				opacity=".75"
				d={rain}
			/>
		</>
	)
}
