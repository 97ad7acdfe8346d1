import { Silhouette } from '#site/art/windows/Silhouette.tsx'

/** Seven pencil marks on a door frame, as for a child's height, and a pencil on a string. */
export function Tracker(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--room)" d="M-2000-2000H2400V300H-2000z" />
			<path fill="url(#paint-light)" d="M0-2000H184V300H0z" />
			<svg
				x="34"
				y="124"
				width="130"
				height="176"
				viewBox="67 143 34 66"
				preserveAspectRatio="xMidYMax"
			>
				<Silhouette name="plant" />
			</svg>
			<path fill="var(--paint)" d="M184-2000h92V300h-92zM-24-2000H0V300h-24z" />
			<path fill="var(--blind)" opacity=".45" d="M184-2000h10V300h-10zM266-2000h10V300h-10z" />
			<path
				fill="none"
				stroke="var(--coal)"
				strokeWidth="3"
				strokeLinecap="round"
				d="M200 52l44-1M200 84l34-1M200 122l40-2M200 206l46-2M200 186l30-1M200 140l36-2M200 38l48-1M254 50h5M246 82h6M250 119h6M254 203h5M240 184h6M246 137h5M256 36h4"
			/>
			<path
				fill="var(--line)"
				d="M276 272H2400V278H276zM-2000 272H-24V278H-2000zM335 58a4 4 0 118 0 4 4 0 01-8 0"
			/>
			<path fill="none" stroke="var(--line)" strokeWidth="1.5" d="M339 60c-4 30 3 50 2 84" />
			<path fill="var(--wall)" d="M336 150h11l4 76h-13z" />
			<path fill="var(--slat)" d="M340 150h4l3 76h-5z" />
			<path fill="var(--paint)" d="M338 226h13l-5 20z" />
			<path fill="var(--line)" d="M342.5 240h5l-1.5 6zM335.5 142h11.5v9h-11.5z" />
		</svg>
	)
}
