/**
 * The gradients and patterns shared by drawings: lamplight, halo, sky, slats. The layout renders them once per page;
 * drawings refer to them by `url(#paint-…)`. Hidden by size, because `display: none` disables them.
 */
export function PaintServers() {
	return (
		<svg width="0" height="0" aria-hidden="true">
			<linearGradient id="paint-light" x2="0" y2="1">
				<stop stopColor="var(--lamp)" />
				<stop offset="1" stopColor="var(--glow)" />
			</linearGradient>
			<radialGradient id="paint-halo">
				<stop offset=".2" stopColor="var(--halo)" />
				<stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
			</radialGradient>
			<linearGradient id="paint-sky" x2="0" y2="1">
				<stop stopColor="var(--sky)" />
				<stop offset=".8" stopColor="var(--dusk)" />
			</linearGradient>
			<pattern id="paint-slats" width="100" height="9" patternUnits="userSpaceOnUse">
				<path fill="var(--blind)" d="M0 0H100V9H0z" />
				<path fill="var(--slat)" d="M0 7.5H100V9H0z" />
			</pattern>
		</svg>
	)
}
