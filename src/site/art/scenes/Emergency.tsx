import { Silhouette } from '#site/art/windows/Silhouette.tsx'

/** Back stairs from a crowded window down to a small lit door. */
export function Emergency(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--wall)" d="M-2000-2000H2400V300H-2000z" />
			<path fill="var(--plinth)" d="M-2000 268H2400V300H-2000z" />
			<ellipse fill="url(#paint-halo)" cx="105" cy="108" rx="110" ry="124" />
			<path fill="var(--paint)" d="M52 24H158V180H164V187H46V180H52z" />
			<path fill="url(#paint-light)" d="M60 32H150V180H60z" />
			<svg x="60" y="119" width="90" height="61" viewBox="10 145 96 64">
				<Silhouette name="crowd" />
			</svg>
			<path stroke="var(--paint)" strokeWidth="3" d="M105 32V180M60 92H150" />
			<path
				fill="var(--paint)"
				d="M26 186H184V192H26zM26 148H184V152H26zM32 192h5v14l-5 8zM172 192h5v14l-5 8z"
			/>
			<path stroke="var(--paint)" strokeWidth="36" strokeDasharray="3 28" d="M26 168H184" />
			<path stroke="var(--paint)" strokeWidth="6" d="M182 188 274 268" />
			<path stroke="var(--paint)" strokeWidth="3.5" strokeLinecap="round" d="M183 150 276 230" />
			<path
				stroke="var(--paint)"
				strokeWidth="3"
				d="M201 166v38m18-22v38m18-22v38m18-22v38m18-22v38M184 197h14m2 13h14m2 13h14m2 13h14m2 13h14"
			/>
			<path fill="var(--paint)" d="M294 148h70v120h-70z" />
			<path fill="var(--lamp)" d="M301 155h56v113h-56z" />
			<path fill="var(--glow)" d="M301 206h56v62h-56zM301 268h56l-12 26h-84z" />
			<path
				fill="var(--glass)"
				d="M316 268l2-36c-4-2-4-6-3-12 1-8 5-12 11-12s10 4 11 12c1 6 1 10-3 12l2 36h-7l-3-30-3 30zM319 198a7 7.5 0 1114 0 7 7.5 0 01-14 0"
			/>
			<path fill="var(--blind)" d="M357 155l24-11v140l-24-16z" />
			<circle fill="var(--lamp)" cx="375" cy="218" r="3" />
		</svg>
	)
}
