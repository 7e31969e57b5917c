import { type FormEvent, useEffect, useState } from "react";
import { Input, Label, Radio, RadioGroup, TextField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { type Company, GUEST_COLOURS, type GuestColour } from "../../../shared/protocol/company";
import { freeSeats } from "../../company/people";
import { SeatMark } from "../../hud/turn/SeatMark";
import { Action } from "../../hud/ui/Action";
import type { Newcomer } from "../phone-session";
import { GuestMark } from "./GuestMark";
import styles from "./JoinPage.module.css";

/** The longest name the host takes. */
const NAME_LIMIT = 24;
const NO_SEAT = "none";

/** Asks a newcomer's name, colour and seat. */
export function JoinForm(props: {
  company: Company;
  /** Names at the open table by seat. */
  players: readonly string[];
  /** Whether the host has been asked and has not answered. */
  asking: boolean;
  /** Why the host did not take the newcomer in, in words. */
  refusal: string | null;
  onJoin(newcomer: Newcomer): void;
  onWatch(): void;
}) {
  const { company, players, asking } = props;
  const { t } = useTranslation();
  const free = freeSeats(company, players);
  const used = new Set(company.guests.map(({ colour }) => colour));
  const [name, setName] = useState("");
  const [nameless, setNameless] = useState(false);
  const [chosenColour, setColour] = useState<GuestColour | null>(null);
  const [chosenSeat, setSeat] = useState<number | null | undefined>(undefined);
  const colour = chosenColour ?? GUEST_COLOURS.find((one) => !used.has(one)) ?? GUEST_COLOURS[0];
  const trimmed = name.trim();
  // A player's name that nobody has taken yet is most likely this one.
  const own = free.find(({ player }) => player.toLowerCase() === trimmed.toLowerCase());
  const wanted = chosenSeat === undefined ? (own ?? free[0])?.seat : chosenSeat;
  const seat = free.some((one) => one.seat === wanted) ? (wanted ?? null) : null;
  useEffect(() => {
    if (trimmed) setNameless(false);
  }, [trimmed]);

  const join = (event: FormEvent) => {
    event.preventDefault();
    if (!trimmed) return setNameless(true);
    props.onJoin({ name: trimmed, colour, seat });
  };
  return (
    <form className={styles.form} onSubmit={join}>
      <TextField
        className={styles.field ?? ""}
        value={name}
        onChange={setName}
        maxLength={NAME_LIMIT}
        autoComplete="nickname"
        isInvalid={nameless}
      >
        <Label className={styles.label ?? ""}>{t("phone.join.name")}</Label>
        <Input className={styles.input ?? ""} enterKeyHint="go" />
      </TextField>
      <RadioGroup
        className={styles.field ?? ""}
        value={colour}
        onChange={(value) => setColour(value as GuestColour)}
        orientation="horizontal"
      >
        <Label className={styles.label ?? ""}>{t("phone.join.colour")}</Label>
        <div className={styles.colours}>
          {GUEST_COLOURS.map((one) => (
            <Radio key={one} value={one} className={styles.colour ?? ""}>
              <GuestMark colour={one} size={36} />
              <span>{t(`phone.colour.${one}`)}</span>
            </Radio>
          ))}
        </div>
      </RadioGroup>
      {players.length > 0 &&
        (free.length > 0 ? (
          <RadioGroup
            className={styles.field ?? ""}
            value={seat === null ? NO_SEAT : String(seat)}
            onChange={(value) => setSeat(value === NO_SEAT ? null : Number(value))}
          >
            <Label className={styles.label ?? ""}>{t("phone.join.seat")}</Label>
            <div className={styles.seats}>
              {free.map(({ seat: number, player }) => (
                <Radio key={number} value={String(number)} className={styles.seat ?? ""}>
                  <SeatMark seat={number} size={28} />
                  <span>{player}</span>
                </Radio>
              ))}
              <Radio value={NO_SEAT} className={styles.seat ?? ""}>
                <span>{t("phone.join.seat-none")}</span>
              </Radio>
            </div>
          </RadioGroup>
        ) : (
          <p className={styles.hint}>
            {t(company.joining.seatsOpen ? "phone.join.seats-taken" : "phone.join.seats-closed")}
          </p>
        ))}
      <p className={styles.fault} role="alert">
        {nameless ? t("phone.join.name-missing") : props.refusal}
      </p>
      <Action look="primary" className={styles.go} submit reason={asking ? t("phone.join.busy") : null}>
        {t(asking ? "phone.join.busy" : "phone.join.go")}
      </Action>
      <Action look="quiet" onPress={props.onWatch}>
        {t("phone.join.watch")}
      </Action>
    </form>
  );
}
