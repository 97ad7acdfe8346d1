const shoe = 'M0 22V4c8-3 14-3 18 0 4 6 12 9 24 11 8 2 10 5 10 11v4H0z'

/** Home: a shut door, two shoes left where they came off, and a bowl with a spoon below a lamp. */
export function ShoesOff() {
	return (
		<>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 276H900V330H0z" />
			<path fill="var(--paint)" d="M70 38H226V276H70z" />
			<path fill="var(--blind)" d="M82 50H214V276H82z" />
			<path fill="var(--slat)" d="M98 68H198V150H98zM98 170H198V256H98z" />
			<circle fill="var(--paint)" cx="204" cy="162" r="4.5" />
			<path fill="var(--glass)" transform="translate(274 268)" d={shoe} />
			<path fill="var(--glass)" transform="rotate(-24 372 300) translate(346 278)" d={shoe} />
			<path fill="var(--plinth)" d="M282 84h130v10H282z" />
			<path fill="var(--paint)" d="M304 90h5v14h-5zM345 90h6v10h-6zM386 90h5v14h-5z" />
			<path
				fill="var(--slat)"
				d="M348 96c-8 4-16 9-19 19l-8 70 12 3 6-44v62h42v-62l6 44 12-3-8-70c-3-10-11-15-19-19z"
			/>
			<path fill="var(--plinth)" d="M650 0h4v62h-4z" />
			<path fill="var(--lamp)" d="M624 62h56l26 40H598z" />
			<path fill="var(--glow)" opacity=".28" d="M598 102H706L774 198H530z" />
			<path fill="var(--paint)" d="M500 198H812V210H500zM518 210h10v92h-10zM784 210h10v92h-10z" />
			<path fill="var(--on-wall-soft)" d="M596 162h112c0 22-16 34-34 36h-44c-18-2-34-14-34-36z" />
			<path
				fill="none"
				stroke="var(--line)"
				strokeWidth="5"
				strokeLinecap="round"
				d="M690 166l38-34"
			/>
			<path fill="var(--slat)" d="M742 176h34v22h-34z" />
			<path
				fill="var(--glass)"
				d="M759 176c-9-26-7-52 0-72 7 20 9 46 0 72zM757 176c-16-12-22-30-20-48 11 12 18 28 20 48zM761 176c0-24 8-40 22-48 2 20-6 38-22 48z"
			/>
			<path
				fill="var(--paint)"
				d="M528 172h28v26h-28zM556 178h6c10 0 10 14 0 14h-6v-4h5c4 0 4-6 0-6h-5z"
			/>
		</>
	)
}
