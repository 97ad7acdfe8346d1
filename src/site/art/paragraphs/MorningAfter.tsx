import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'

/** A bedroom before noon: the blind is almost fully down, somebody is asleep, and the telephone lies face down. */
export function MorningAfter(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 276H900V330H0z" />
			<SceneWindow x={76} y={44} width={96} level={14} forecast={14} />
			<path fill="var(--blind)" d="M284 132h14v144h-14zM700 196h14v80h-14z" />
			<path fill="var(--paint)" d="M298 206h96c10 0 10 26 0 26h-96z" />
			<path fill="var(--slat)" d="M298 232H700V262H298z" />
			<path fill="var(--glass)" d="M336 206a22 20 0 1144 0 22 20 0 01-44 0M284 262h430v8H284z" />
			<path
				fill="var(--blind)"
				d="M376 232c4-26 30-42 70-40 40-16 92-14 122 6 40 0 80 6 132 20v24H376z"
			/>
			<path
				fill="var(--slat)"
				d="M446 192c14 8 20 20 20 40h-8c0-18-4-30-12-40zM568 198c10 8 14 18 14 34h-7c0-14-2-24-7-34z"
			/>
			<path
				fill="var(--paint)"
				d="M754 196h98v8h-98zM764 204h7v72h-7zM835 204h7v72h-7zM764 236h78v5h-78z"
			/>
			<path fill="var(--glass)" d="M806 191h38v5h-38z" />
			<path fill="var(--on-wall-soft)" opacity=".8" d="M768 160h24l-3 36h-18z" />
			<path fill="var(--wall)" d="M770 166h20l-1 6h-18z" />
			<circle fill="var(--plinth)" cx="560" cy="88" r="43" />
			<circle fill="var(--paint)" cx="560" cy="88" r="36" />
			<g stroke="var(--line)" strokeLinecap="round">
				<path strokeWidth="3" d="M560 58v6M560 112v6M590 88h-6M530 88h6" />
				<path strokeWidth="4.5" d="M560 88L549 72M560 88L557 61" />
			</g>
		</svg>
	)
}
