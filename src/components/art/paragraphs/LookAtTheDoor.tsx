const coat =
	'M0-26c5 0 8 3 8 7 0 3-2 5-5 6v3c20 6 36 14 40 28l11 96-20 4-8-52v66H-28V66l-8 52-20-4 11-96c4-14 20-22 40-28v-6h3c2 0 3-1 3-3s-1-2-2-2z'
const audience =
	'M10 209v-10c2-8 20-8 22 0 2-10 20-10 22 0 2-9 19-9 21 0 2-9 27-11 35-1v11zM15 185a7 7 0 1114 0 7 7 0 01-14 0M36 182a7 7 0 1114 0 7 7 0 01-14 0M58 184a7 7 0 1114 0 7 7 0 01-14 0M84 181a7.500 7.500 0 1115 0 7.500 7.500 0 01-15 0'

/** An audience below a clock at twenty to ten, three coats, and a door that is ajar. */
export function LookAtTheDoor() {
	return (
		<>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 276H900V330H0z" />
			<path fill="var(--glass)" transform="translate(-18 -337) scale(2.933)" d={audience} />
			<circle fill="var(--plinth)" cx="160" cy="88" r="55" />
			<circle fill="var(--paint)" cx="160" cy="88" r="46" />
			<g stroke="var(--line)" strokeLinecap="round">
				<path strokeWidth="3" d="M160 50v7M160 119v7M198 88h-7M129 88h-7" />
				<path strokeWidth="5" d="M160 88L137 77M160 88L133 112" />
			</g>
			<path fill="var(--plinth)" d="M352 66H600V80H352z" />
			<path fill="var(--paint)" d="M382 76h6v16h-6zM473 76h6v16h-6zM564 76h6v16h-6z" />
			<path fill="var(--blind)" transform="translate(385 120) scale(.92 1.02)" d={coat} />
			<path fill="var(--slat)" transform="translate(567 120) scale(.92 1.08)" d={coat} />
			<g transform="translate(476 120) scale(.98 1.12)">
				<path fill="var(--paint)" d={coat} />
				<path stroke="var(--line)" strokeWidth="2.5" d="M0 2v126M-22 70h14M8 70h14" />
			</g>
			<path fill="var(--paint)" d="M668 34H838V276H668z" />
			<path fill="var(--lamp)" d="M680 46H826V276H680z" />
			<path fill="var(--blind)" d="M680 46H776V276H680zM776 46l14-7v244l-14-7z" />
			<path fill="var(--slat)" d="M696 66H762V146H696zM696 166H762V256H696z" />
			<circle fill="var(--lamp)" cx="768" cy="162" r="4.500" />
			<path fill="var(--glow)" opacity=".75" d="M790 276h36l44 54h-112z" />
		</>
	)
}
