const bars = Array.from({ length: 11 }, (_, index) => `M${143 + 13.8 * index} 152v44`).join('')
const rungs = Array.from({ length: 17 }, (_, index) => `M126 ${-46 + 14 * index}h18`).join('')

/** A platform with its railing in front of the right window, and a ladder between both up to the roof. */
export function FireEscape() {
	return (
		<>
			<path
				fill="var(--glass)"
				d="M124 196H290V205H124zM124 148H290V154H124zM124 148h5v54h-5zM285 148h5v54h-5zM128 205h8l22 18h-8zM286 205h-8l-22 18h8z"
			/>
			<g fill="none" stroke="var(--glass)">
				<path strokeWidth="2.6" d={bars} />
				<path strokeWidth="4" d="M126 196V-58c0-14 18-14 18 0V196" />
				<path strokeWidth="3" d={rungs} />
			</g>
		</>
	)
}
