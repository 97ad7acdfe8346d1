const yours = 9
const neighbours = [3, 4, 14]
const all = Array.from({ length: 16 }, (_, index) => index)
const dark = all.filter((index) => index !== yours && !neighbours.includes(index))

/** Sixteen windows, four by four. Yours is lit; three neighbours are half up. */
export function MbtiTest() {
	return (
		<>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<path fill="var(--plinth)" d="M0 0H400V10H0z" />
			<path fill="var(--paint)" d={draw(all, 'm-4-4h54v54h3v5h-60v-5h3z')} />
			<path fill="var(--blind)" d={draw([...dark, ...neighbours], 'h46v46h-46z')} />
			<path
				stroke="var(--slat)"
				strokeWidth="1.5"
				d={draw(dark, 'm0 8h46m-46 8h46m-46 8h46m-46 8h46m-46 8h46')}
			/>
			<path fill="var(--glow)" d={draw(neighbours, 'm0 22h46v24h-46z')} />
			<path fill="var(--lamp)" d={draw([yours], 'h46v46h-46z')} />
			<path stroke="var(--paint)" strokeWidth="3" d={draw(all, 'm23 0v46m-23-24h46')} />
		</>
	)
}

/** The same stroke at each of these windows, as one path. */
function draw(windows: readonly number[], stroke: string): string {
	return windows
		.map((index) => `M${81 + 64 * (index % 4)} ${30 + 64 * Math.floor(index / 4)}${stroke}`)
		.join('')
}
