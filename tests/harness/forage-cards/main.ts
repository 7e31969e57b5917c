/** Every picture of Forage side by side. `?width=` is a card's width in pixels, `?grey=1` takes the colours away. */
import { cardBack, cardFace, recipePicture } from "../../../src/renderer/forage/cards/card";
import { TABLE_DECK } from "../../../src/shared/games/forage/table-deck";

const query = new URLSearchParams(location.search);
const width = Number(query.get("width") ?? 200);
if (query.has("grey")) document.body.style.filter = "grayscale(1)";

const show = (svg: string) => {
  const image = new Image(width);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  document.querySelector("#cards")?.append(image);
};
for (const { id, areas } of TABLE_DECK.cards) {
  if (!query.has("only") || query.get("only")?.includes(id)) show(cardFace(id, areas));
}
show(cardBack());
if (query.has("dishes")) for (const { id } of TABLE_DECK.cards) show(recipePicture(id.replace("F", "R")));
document.body.dataset.bytes = String(TABLE_DECK.cards.map(({ id, areas }) => cardFace(id, areas).length));
