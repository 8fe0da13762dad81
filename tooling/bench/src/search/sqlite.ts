import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type BenchRow, tablesOf } from "./rows.ts";
import type { ShapeQuery } from "./search-shapes.ts";

const PAGE_SIZE = 12;
/** A frame higher than this many degrees is faster with an ordinary index than with the R-tree. */
const WIDE_DEGREES = 1;

/** The same rows in Node's built-in SQLite with suitable indexes, for comparison. */
export class SqliteIndex {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "hjem-bench-sqlite-"));
  readonly #db = new DatabaseSync(path.join(this.#folder, "data.db"));
  readonly #statements = new Map<string, StatementSync>();

  constructor(rows: Iterable<BenchRow>) {
    this.#db.exec(
      `pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000;
       pragma mmap_size = 4000000000; pragma temp_store = memory;
       create table l(id integer primary key, kind int, avail int, type int, price int, bed int, area int,
         created int, lat real, lng real, txt text);
       create table card(id integer primary key, card text);
       create virtual table g using rtree(id, a, b, c, d);
       create virtual table f using fts5(txt, content='l', content_rowid='id', detail=none);
       begin`,
    );
    const row = this.#db.prepare("insert into l values(?,?,?,?,?,?,?,?,?,?,?)");
    const card = this.#db.prepare("insert into card values(?,?)");
    const place = this.#db.prepare("insert into g values(?,?,?,?,?)");
    const words = this.#db.prepare("insert into f(rowid, txt) values(?,?)");
    for (const each of rows) {
      const { id, kind, availability, type, price, bedrooms, area, createdMs, lat, lng } = each;
      const text = each.words.join(" ");
      row.run(id, kind, availability, type, price, bedrooms, area, createdMs, lat, lng, text);
      card.run(id, tablesOf(each).listing_card.card);
      place.run(id, lat, lat, lng, lng);
      words.run(id, text);
    }
    this.#db.exec(
      `commit;
       create index l1 on l(kind, avail, created, type, bed, price, area, lat, lng);
       create index l2 on l(kind, avail, price, type, bed, area, lat, lng);
       create index l3 on l(kind, avail, area, type, bed, price, lat, lng);
       analyze`,
    );
  }

  #statement(text: string): StatementSync {
    const known = this.#statements.get(text) ?? this.#db.prepare(text);
    this.#statements.set(text, known);
    return known;
  }

  /** A page of cards and the exact total. */
  search({ kind, availability, types, price, bedroomMin, frame, words, ...query }: ShapeQuery): {
    cards: unknown[];
    total: number;
  } {
    const where = ["l.kind = ?", "l.avail = ?"];
    const values: SQLInputValue[] = [kind, availability];
    let from = "l";
    if (types) {
      where.push(`type in (${types.map(() => "?").join()})`);
      values.push(...types);
    }
    if (price) {
      where.push("price between ? and ?");
      values.push(...price);
    }
    if (bedroomMin) {
      where.push("bed >= ?");
      values.push(bedroomMin);
    }
    if (frame && frame.north - frame.south > WIDE_DEGREES) {
      where.push("l.lat between ? and ? and l.lng between ? and ?");
      values.push(frame.south, frame.north, frame.west, frame.east);
    } else if (frame) {
      from = "g cross join l on l.id = g.id";
      where.push("g.a >= ? and g.b <= ? and g.c >= ? and g.d <= ?");
      values.push(frame.south, frame.north, frame.west, frame.east);
    }
    if (words) {
      from = "f cross join l on l.id = f.rowid";
      where.push("f match ?");
      values.push(words.join(" AND "));
    }
    const matches = `from ${from} where ${where.join(" and ")}`;
    const count = this.#statement(`select count(*) as total ${matches}`).get(...values);
    const order = `order by ${query.sort} ${query.isFalling ? "desc" : "asc"}`;
    const page = `limit ${PAGE_SIZE} offset ${(query.page - 1) * PAGE_SIZE}`;
    const cards = this.#statement(
      `select card from (select l.id ${matches} ${order} ${page}) p join card using (id)`,
    ).all(...values);
    return { cards, total: Number(count?.total) };
  }

  close(): void {
    this.#db.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
