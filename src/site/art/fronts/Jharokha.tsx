/** Half of the cusps of an arch, 44 wide, up to its top. */
const arch =
	'c2.5-1.3 3.8-2.5 3.8-5a9.4 9.4 0 0111.3-11.3 10 10 0 0112.6-8.8 11.3 11.3 0 0116.3-7.6 11.3 11.3 0 0116.3 7.6 10 10 0 0112.6 8.8 9.4 9.4 0 0111.3 11.3c0 2.5 1.3 3.7 3.8 5'
const opening = (x: number) => `M${x} 205V62${arch}V205z`
const lattice = (x: number) =>
	Array.from({ length: 8 }, (_, index) => x + 11 * index)
		.map((each) => `M${each} 170l11 17.5-11 17.5M${each + 11} 170l-11 17.5 11 17.5`)
		.join('')

/** An enclosed balcony: two cusped arches with pierced screens below a curved roof. */
export function Jharokha() {
	return (
		<>
			<path fill="none" stroke="var(--glass)" strokeWidth="2" d={lattice(16) + lattice(166)} />
			<path fill="var(--paint)" d="M12 163H108V170H12zM162 163H258V170H162z" />
			<path
				fill="var(--paint)"
				fillRule="evenodd"
				d={`M-14 6H284V212H-14z${opening(16)}${opening(166)}`}
			/>
			<path
				fill="var(--paint)"
				d="M-28 8C2 2 32-42 135-42S268 2 298 8L292 15H-22zM131-60h8l3 20h-14zM60-46h6l3 16H57zM204-46h6l3 16h-12zM-20 210H290V217H-20zM-6 217h30l-8 6H2zM120 217h30l-6 6h-18zM246 217h30l-8 6h-14z"
			/>
			<g fill="none" stroke="var(--blind)" strokeWidth="2.5" opacity=".6">
				<path d="M-8 10H278M135-38V4M110-36C70-24 50-10 36 4M160-36c40 12 60 26 74 40M135 28V204M127 28V204M143 28V204" />
			</g>
		</>
	)
}
