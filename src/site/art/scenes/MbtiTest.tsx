const litWindow = 9
const halfLitWindows = [3, 4, 14]
const allWindows = Array.from({ length: 16 }, (_, index) => index)
const darkWindows = allWindows.filter(
	(index) => index !== litWindow && !halfLitWindows.includes(index),
)

/** Sixteen windows, four by four: one lit, three half lit, the others dark. */
export function MbtiTest(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<path fill="var(--plinth)" d="M0 0H400V10H0z" />
			<path fill="var(--paint)" d={repeatPath(allWindows, 'm-4-4h54v54h3v5h-60v-5h3z')} />
			<path
				fill="var(--blind)"
				d={repeatPath([...darkWindows, ...halfLitWindows], 'h46v46h-46z')}
			/>
			<path
				stroke="var(--slat)"
				strokeWidth="1.5"
				d={repeatPath(darkWindows, 'm0 8h46m-46 8h46m-46 8h46m-46 8h46m-46 8h46')}
			/>
			<path fill="var(--glow)" d={repeatPath(halfLitWindows, 'm0 22h46v24h-46z')} />
			<path fill="var(--lamp)" d={repeatPath([litWindow], 'h46v46h-46z')} />
			<path
				stroke="var(--paint)"
				strokeWidth="3"
				d={repeatPath(allWindows, 'm23 0v46m-23-24h46')}
			/>
		</svg>
	)
}

/** Repeats a path at each of these windows. */
function repeatPath(windows: readonly number[], path: string): string {
	return windows
		.map((index) => `M${81 + 64 * (index % 4)} ${30 + 64 * Math.floor(index / 4)}${path}`)
		.join('')
}
